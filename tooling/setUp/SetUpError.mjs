/** Something outside the code prevents the command. Its message says in one sentence what is wrong and what to do. */
export class SetUpError extends Error {}

/**
 * Runs a script's main function. When it throws, this prints the error once (the sentence of a `SetUpError`), and the
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
