import { searchReader, textIn } from "../../../shell/search-parameters.ts";

/** The persona's segment name. */
export const customerProfileSearch = searchReader(({ persona }) => ({ persona: textIn(persona) }));
