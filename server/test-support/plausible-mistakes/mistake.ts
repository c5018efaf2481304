/** A small mistake that a model makes in a good answer. */
export interface PlausibleMistake {
  task: string;
  name: string;
  spoil(answer: never): unknown;
}
