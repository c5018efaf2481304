/** A failure whose message says all there is to say: it is shown without a stack trace. */
export class ExpectedFailure extends Error {}

/**
 * Runs a script's story. An expected failure is printed as one line and ends the process with exit code 1.
 * @param {() => Promise<number>} story gives the exit code
 */
export async function runStory(story) {
  try {
    process.exitCode = await story();
  } catch (error) {
    if (!(error instanceof ExpectedFailure)) throw error;
    process.stderr.write(`\n${error.message}\n`);
    process.exitCode = 1;
  }
}
