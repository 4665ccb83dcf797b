/**
 * Thrown if a command cannot run for a reason outside the code. The message is one sentence, with the fault and its
 * fix.
 */
export class SetUpError extends Error {}

/**
 * Runs a script's main function. If it throws, this prints the error once (the sentence of a `SetUpError`), and the
 * process fails.
 *
 * @param {() => Promise<void>} main
 */
export async function runMain(main) {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof SetUpError ? `\n${error.message}` : error);
    process.exitCode = 1;
  }
}
