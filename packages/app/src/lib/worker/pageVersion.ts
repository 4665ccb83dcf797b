import { versionOf } from './versionOf.ts';

/** The version of this page (`versionOf`); null while developing. */
export function pageVersion(): string | null {
  return [...document.scripts].map(({ src }) => versionOf(src)).find((version) => version !== null) ?? null;
}
