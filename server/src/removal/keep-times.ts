/** For how long is kept what nobody works with any more. */
export interface KeepTimes {
  /** Days for which the orders of a report are known that nothing in it refers to any more. */
  runDays: number;
  /** Whole months, beside the present one, for which every call of a model has its own row; what is older is summed up. */
  usageMonths: number;
  /** Days for which it is known what became of what webhooks were sent, with its text. */
  deliveryDays: number;
}

export const usualKeepTimes: KeepTimes = { runDays: 90, usageMonths: 13, deliveryDays: 30 };
