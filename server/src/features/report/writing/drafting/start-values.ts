/**
 * Round numbers that an offline draft begins with where nobody has written one. They stand for an order of magnitude, come
 * from no source and describe no market: a draft shows each of them as a start value to replace, with a way to find the
 * real number. All of them are whole and at least 1, as the page takes them.
 */
export const startValues = {
  /** How many customers a market may have. */
  customers: 10_000,
  /** How many times the yearly price of the offer a customer may spend on the task today. */
  presentCostFactor: 2,
  /** Percent of a market within reach. */
  reachShare: 20,
  /** Percent of the reachable customers who sign within about three years. */
  wonShare: 5,
  /** How many of the priced units one customer takes. */
  unitsPerCustomer: 5,
  /** How often a year a customer pays for something that is priced by use. */
  purchasesPerYear: 12,
  /** US dollars for the first price, by what it is paid for. */
  price: { year: 1200, quarter: 300, month: 100, week: 25, use: 10 },
  /** US dollars of a yearly cost that people wrote in other money. */
  cost: 100_000,
  /** People whose work an internal saving touches. */
  peopleAffected: 20,
  /** Hours a year that one of them spends on the costly task. */
  hoursPerPerson: 100,
  /** US dollars that one hour of work costs the company. */
  hourlyCost: 40,
  /** Percent of the cost that really goes away. */
  removedShare: 20,
} as const;
