const usual = [
  "USD",
  "EUR",
  "GBP",
  "CHF",
  "JPY",
  "CAD",
  "AUD",
  "SEK",
  "NOK",
  "DKK",
  "PLN",
  "CZK",
  "CNY",
  "INR",
  "BRL",
  "MXN",
];

/** The currencies to choose from, with those that are in use already. */
export const currenciesWith = (...used: readonly string[]): string[] => [...new Set([...usual, ...used])];
