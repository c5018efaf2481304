import type { RealWorldSignal } from "@seedbed/contract/report/customers/schemas";
import type { FoundSignal } from "@seedbed/contract/report/interviews/schemas";

/** Whether a signal of a profile is the one that was found in these words of an interview. */
export const restsOn = (
  { interview }: RealWorldSignal,
  id: string,
  { quote, line }: Pick<FoundSignal, "quote" | "line">,
): boolean => interview?.uuid === id && interview.line === line && interview.quote === quote;
