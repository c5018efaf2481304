import { signInProblems } from "@seedbed/contract/access/sign-in-problem";
import { numberIn, oneOf, searchReader, textIn } from "../../shell/search-parameters.ts";

/** What a sign-in at an external identity provider comes back with. */
export const loginSearch = searchReader(({ handoff, problem }) => ({
  handoff: textIn(handoff),
  problem: oneOf(signInProblems, problem),
}));
export const signUpSearch = searchReader(({ ticket, status }) => ({
  ticket: textIn(ticket),
  status: oneOf(["invalid", "expired"], status),
}));
export const verifyEmailSearch = searchReader(({ email, sent, mail }) => ({
  email: textIn(email),
  sent: numberIn(sent),
  mail: textIn(mail),
}));
export const forgotPasswordSearch = searchReader(({ email, resetRequired }) => ({
  email: textIn(email),
  resetRequired: numberIn(resetRequired),
}));
export const resetPasswordSearch = searchReader(({ email, mail }) => ({ email: textIn(email), mail: textIn(mail) }));
