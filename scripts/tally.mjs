/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/** Adds up what the stages of a run counted and remembers which ones failed. */
export class Tally {
  /** @type {Counts} */
  #counts = { passed: 0, failed: 0, skipped: 0 };
  /** @type {string[]} */
  #failedStages = [];

  /**
   * @param {string} stage
   * @param {Counts} counts
   */
  add(stage, counts) {
    this.#counts.passed += counts.passed;
    this.#counts.failed += counts.failed;
    this.#counts.skipped += counts.skipped;
    if (counts.failed > 0) this.#failedStages.push(stage);
  }

  get exitCode() {
    return this.#counts.failed > 0 ? 1 : 0;
  }

  /** The summary; its last line is `N passed, N failed`, with `, N skipped` when something was. */
  get summary() {
    const { passed, failed, skipped } = this.#counts;
    const closing = `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
    const failedLine = this.#failedStages.length > 0 ? `Failed: ${this.#failedStages.join(", ")}\n` : "";
    return `\n${failedLine}${closing}\n`;
  }
}
