import type { QuestionIcon } from "@seedbed/rules/questionnaire/question-icons";
import type { InEach } from "../../../../../platform/drafting/telling/draft-language.ts";
import type { Topic } from "../../../../../platform/drafting/telling/statement.ts";
import type { Matter } from "../../../drafting/matter.ts";

/** A matter to ask back about; its words are questions. */
export interface Inquiry {
  icon: QuestionIcon;
  /** None for what can be asked about a number, whatever it is for. */
  topics: readonly Topic[];
  titles: InEach<string>;
  words: InEach<Matter>;
}
