import { defineTask } from "../../../../../platform/model/task.ts";
import { checkCustomerProfiles } from "./check.ts";
import { draftCustomerProfiles } from "./draft.ts";
import { mendCustomerProfiles } from "./mend.ts";
import { CustomerProfilesOutput } from "./output.ts";
import { customerProfilesPrompt } from "./prompt.ts";

/** The three people a concept needs, one of whom does not want it. */
export const customerProfilesTask = defineTask({
  name: "customer-profiles",
  version: 4,
  modelClass: "strong",
  maxOutputTokens: 6000,
  output: CustomerProfilesOutput,
  prompt: customerProfilesPrompt,
  mend: mendCustomerProfiles,
  check: checkCustomerProfiles,
  draft: draftCustomerProfiles,
});
