import { oneOf, searchReader, textIn } from "../../../shell/search-parameters.ts";

/** What is shown in place of a profile. */
const views = ["conversation", "several", "interviews"] as const;

/** The persona's segment name, what is shown of it, and the conversation or the interview that is open. */
export const customerProfileSearch = searchReader(({ persona, view, conversation, interview }) => ({
  persona: textIn(persona),
  view: oneOf(views, view),
  conversation: textIn(conversation),
  interview: textIn(interview),
}));
