/** @typedef {{ passed: number, failed: number, skipped: number, failures?: string[] }} Counts `failures` names the failed tests. */

/** Adds up what the stages of a run counted and remembers which ones failed. */
export class Tally {
  /** @type {Counts} */
  #counts = { passed: 0, failed: 0, skipped: 0 };
  /** @type {string[]} */
  #failedStages = [];
  /** @type {string[]} */
  #failures = [];

  /**
   * @param {string} stage
   * @param {Counts} counts
   */
  add(stage, counts) {
    this.#counts.passed += counts.passed;
    this.#counts.failed += counts.failed;
    this.#counts.skipped += counts.skipped;
    if (counts.failed > 0) this.#failedStages.push(stage);
    this.#failures.push(...(counts.failures ?? []));
  }

  get exitCode() {
    return this.#counts.failed > 0 ? 1 : 0;
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
