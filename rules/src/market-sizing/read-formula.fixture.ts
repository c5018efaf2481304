import type { Term } from "./term.ts";

/* A second reading of the rules, written from their words alone and without the code that it is held against: it writes a formula down and reads that. */

/** A value, and how large the numbers were that it was made of. */
export interface Reading {
  value: number;
  size: number;
}

/** The terms as a formula with parentheses and spaces: "( 40 * 12% + 3 ) - ( 7 / 2 )"; "( 0 )" for none. */
export function written(terms: readonly Term[]): string {
  const sorted = terms
    .map((term, place) => ({ term, place }))
    .sort((one, other) => one.term.order - other.term.order || one.place - other.place)
    .map(({ term }) => term);
  const formula = sorted.reduce((before, { operator, unit, scalar }, index) => {
    const number = `${scalar}${unit === "%" ? "%" : ""}`;
    if (index === 0) return number;
    if (operator === "(+)" || operator === "(-)") return `${before} ) ${operator[1]} ( ${number}`;
    return `${before} ${operator ?? "*"} ${number}`;
  }, "0");
  return `( ${formula} )`;
}

/** What a formula comes to. */
export function readFormula(formula: string): Reading {
  const tokens = formula.split(" ");
  let at = 0;
  const take = () => tokens[at++] ?? "";

  function sum(): Reading {
    let total = product();
    while (tokens[at] === "+" || tokens[at] === "-") {
      const sign = take() === "-" ? -1 : 1;
      const next = product();
      total = { value: total.value + sign * next.value, size: total.size + next.size };
    }
    return total;
  }

  function product(): Reading {
    let result = factor();
    while (tokens[at] === "*" || tokens[at] === "/") {
      const isDivided = take() === "/";
      const { value, size } = factor();
      result = isDivided
        ? { value: result.value / value, size: result.size / size }
        : { value: result.value * value, size: result.size * size };
    }
    return result;
  }

  function factor(): Reading {
    const token = take();
    if (token === "(") {
      const inside = sum();
      at += 1;
      return inside;
    }
    const value = token.endsWith("%") ? Number(token.slice(0, -1)) / 100 : Number(token);
    return { value, size: Math.abs(value) };
  }

  return sum();
}
