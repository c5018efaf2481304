/** What is asked of whoever wants to lower costs. The web asks for purpose, amount, currency and period, and makes one answer of them. */
export const spending = {
  label: "What is spent today, and on what?",
  shortLabel: "What is spent today",
  help: "One cost per line that a new way of working could lower. Leave the amount out if you do not know it: the numbers are yours, and the financial part of a report begins with them.",
  placeholder: "Overtime at the end of each month to match delivery notes",
} as const;
