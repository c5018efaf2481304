/** @typedef {{ passed: number, failed: number, skipped: number, failures?: string[] }} Counts `failures` names the failed tests. */

/** @typedef {{ path: string, ms: number }} TimedFile a test file and how long it took */

const slowestShown = 20;

/** Adds up what the stages of a run counted and remembers which ones failed. */
export class Tally {
  /** @type {Counts} */
  #counts = { passed: 0, failed: 0, skipped: 0 };
  /** @type {string[]} */
  #failedStages = [];
  /** @type {string[]} */
  #failures = [];
  /** @type {{ stage: string, seconds: number }[]} */
  #stages = [];
  /** @type {TimedFile[]} */
  #files = [];

  /**
   * @param {string} stage
   * @param {Counts} counts
   * @param {{ seconds?: number, files?: TimedFile[] }} [times]
   */
  add(stage, counts, { seconds = 0, files = [] } = {}) {
    this.#stages.push({ stage, seconds });
    this.#files.push(...files);
    this.#counts.passed += counts.passed;
    this.#counts.failed += counts.failed;
    this.#counts.skipped += counts.skipped;
    if (counts.failed > 0) this.#failedStages.push(stage);
    this.#failures.push(...(counts.failures ?? []));
  }

  get exitCode() {
    return this.#counts.failed > 0 ? 1 : 0;
  }

  /** How long the stages took, the longest first, and the slowest test files. */
  get times() {
    const stages = [...this.#stages].sort((a, b) => b.seconds - a.seconds);
    const files = [...this.#files].sort((a, b) => b.ms - a.ms).slice(0, slowestShown);
    const row = (seconds, name) => `${seconds.toFixed(1).padStart(8)} s  ${name}\n`;
    return [
      "\nStages\n",
      ...stages.map(({ stage, seconds }) => row(seconds, stage)),
      ...(files.length > 0 ? [`\nSlowest of ${this.#files.length} test files\n`] : []),
      ...files.map(({ path, ms }) => row(ms / 1000, path)),
    ].join("");
  }

  /** The summary, failed tests first; its last line is `N passed, N failed`, with `, N skipped` when something was. */
  get summary() {
    const { passed, failed, skipped } = this.#counts;
    const closing = `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
    const failedLine = this.#failedStages.length > 0 ? `Failed: ${this.#failedStages.join(", ")}\n` : "";
    const failures = this.#failures.map((failure) => `${failure}\n`).join("");
    return `\n${failures}${failedLine}${closing}\n`;
  }
}
