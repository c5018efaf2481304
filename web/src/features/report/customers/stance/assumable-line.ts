import type { CustomerProfile, Stance } from "@seedbed/contract/report/customers/schemas";
import type { StanceLineName } from "../profile-words.ts";

/** A line of a stance, where it stands. */
export interface AssumableLine {
  conceptId: string;
  profile: CustomerProfile;
  stance: Stance;
  line: StanceLineName;
}
