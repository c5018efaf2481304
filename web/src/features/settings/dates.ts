import { mediumDate } from "@seedbed/rules/dates/english-dates";

/** The day of an instant: "Mar 9, 2026". */
export const dayOf = (instant: string) => mediumDate(new Date(instant));
