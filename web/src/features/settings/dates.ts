const day = new Intl.DateTimeFormat("en-US", { dateStyle: "medium" });

/** The day of an instant: "Mar 9, 2026". */
export const dayOf = (instant: string) => day.format(new Date(instant));
