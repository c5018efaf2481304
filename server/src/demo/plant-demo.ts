import { randomBytes } from "node:crypto";
import type { Composition } from "../compose.ts";
import type { Member } from "../platform/http/actor.ts";
import { demoCompany, demoEmail, demoPeople } from "./demo-company.ts";
import type { DemoIdea } from "./demo-idea.ts";
import { demoSeeds, operationsIdeas } from "./ideas/operations.ts";
import { productIdeas } from "./ideas/products.ts";
import { serviceIdeas } from "./ideas/services.ts";
import { plantIdea, plantSeedAnswers } from "./plant-idea.ts";

export const demoIdeas: DemoIdea[] = [...serviceIdeas, ...productIdeas, ...operationsIdeas];

/** Makes the demo company with its people, concepts, reports and drafts, all written offline. Gives the account to sign in with. */
export async function plantDemo({
  access,
  database,
}: Pick<Composition, "access" | "database">): Promise<{ email: string; password: string }> {
  const password = randomBytes(9).toString("base64url");
  const people: Member[] = [];
  for (const person of demoPeople) {
    const company = people[0] ? { accountId: people[0].accountId, role: "member" as const } : demoCompany;
    const email = demoEmail(person);
    const { userId, accountId } = await access.createVerifiedUser({ ...person, email, password, company });
    if (!accountId) throw new Error("the demo person has no company");
    people.push({ userId, accountId, email, role: people[0] ? "member" : "admin" });
  }
  const memberOf = (index: number): Member => {
    const member = people[index];
    if (!member) throw new Error(`the demo company has no person ${index}`);
    return member;
  };
  // Oldest first, so that identifiers count upwards with time.
  for (const idea of [...demoIdeas].sort((a, b) => b.daysAgo - a.daysAgo))
    await plantIdea(database, memberOf(idea.person), idea);
  for (const seed of demoSeeds) await plantSeedAnswers(database, memberOf(seed.person), seed);
  return { email: demoEmail(demoPeople[0]), password };
}
