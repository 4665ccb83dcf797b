import type { FactsView } from '../../facts/FactsView.ts';
import type { FileProblem } from '../FileProblem.ts';

/** A file of a match's events that the user opens. When a file is refused, the facts of the file before stay. */
export type EventFileView = {
  onFile(file: File): void;
  readonly facts: FactsView | null;
} & (
  | { readonly status: 'none' }
  | { readonly status: 'opened'; readonly name: string; readonly teams: readonly string[] }
  | { readonly status: 'empty'; readonly name: string }
  | { readonly status: 'refused'; readonly name: string; readonly problem: FileProblem }
);
