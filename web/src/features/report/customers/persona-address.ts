import type { CustomerProfile } from "@seedbed/contract/report/customers/schemas";

/** What the address calls a persona: its segment name; its uuid where another one has the same segment. */
export function personaAddress(profile: CustomerProfile, profiles: readonly CustomerProfile[]): string {
  const first = profiles.find(({ segment }) => segment === profile.segment);
  return profile.segment !== "" && first?.uuid === profile.uuid ? profile.segment : profile.uuid;
}

/** The persona that an address names; undefined where it names none. */
export const personaAt = (address: string | undefined, profiles: readonly CustomerProfile[]) =>
  profiles.find(({ uuid }) => uuid === address) ?? profiles.find(({ segment }) => segment === address);
