/** What a value became, told when that is something else. */
export function putRight<Value>(before: Value, after: Value, tell: () => void): Value {
  if (after !== before) tell();
  return after;
}
