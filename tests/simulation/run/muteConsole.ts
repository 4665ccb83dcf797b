import type { Journal } from './Journal.ts';

/**
 * Redirects the app's error messages to the log, because failed requests are part of the plan. Returns a function that
 * restores the console.
 */
export function muteConsole(journal: Journal): () => void {
  const { error, warn } = console;
  console.error = (...words: unknown[]) => journal.note('console', words.map(String).join(' '));
  console.warn = console.error;
  return () => {
    console.error = error;
    console.warn = warn;
  };
}
