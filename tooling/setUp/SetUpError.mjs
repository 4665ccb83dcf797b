/** Something outside the code stands in the way. Its message is one sentence that says what, and what to do. */
export class SetUpError extends Error {}

/**
 * Runs a script's main function. Whatever stands in its way is told once, as a sentence where there is one, and the
 * process ends with a failure.
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
