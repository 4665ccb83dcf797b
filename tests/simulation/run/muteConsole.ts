import type { Journal } from './Journal.ts';

/** The app's complaints go into the log: failed requests are part of the plan. Returns what ends it. */
export function muteConsole(journal: Journal): () => void {
  const { error, warn } = console;
  console.error = (...words: unknown[]) => journal.note('console', words.map(String).join(' '));
  console.warn = console.error;
  return () => {
    console.error = error;
    console.warn = warn;
  };
}
