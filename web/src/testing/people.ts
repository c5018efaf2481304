import type { Account, CurrentUser, User } from "@seedbed/contract/access/schemas";

export const userWith = (change: Partial<User> = {}): User => ({
  uuid: "11111111-1111-4111-8111-111111111111",
  email: "mara@mill.example",
  firstName: "Mara",
  lastName: "Olsen",
  jobTitle: "Head of Ventures",
  role: "admin",
  profileImage: null,
  ...change,
});

export const accountWith = (change: Partial<Account> = {}): Account => ({
  uuid: "22222222-2222-4222-8222-222222222222",
  name: "Northwind Mills",
  domain: "mill.example",
  goal: "Two revenue lines outside of flour",
  hasConcepts: true,
  hasSeeds: true,
  ...change,
});

export const currentUserWith = (user: Partial<User> = {}, account: Partial<Account> | null = {}): CurrentUser => ({
  user: userWith(user),
  account: account && accountWith(account),
  keptKey: "5eedbed0".repeat(8),
});
