/** What the plan is for. `done` is called once it has begun. */
export interface PlannedWork {
  /** What its button says: "Start". */
  label: string;
  isBusy: boolean;
  begin(done: () => void): void;
}
