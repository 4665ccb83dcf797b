import type { FactsView } from '../../facts/FactsView.ts';
import type { FileProblem } from '../FileProblem.ts';

/** The events of a file that are not shown. */
interface NotShown {
  readonly ownGoals: number;
  /** The number of events without a position or a time. */
  readonly leftOut: number;
}

/** One match of a file with several. */
interface FileMatch {
  readonly id: string;
  /** The names of its teams, or their ids in the file. */
  readonly teams: readonly string[];
  readonly events: number;
}

/** A file of a match's events that the user opens. When a file is refused, the facts of the previous file stay. */
export type EventFileView = {
  onFile(file: File): void;
  readonly facts: FactsView | null;
} & (
  | { readonly status: 'none' }
  | { readonly status: 'reading'; readonly name: string }
  | ({ readonly status: 'opened'; readonly name: string; readonly teams: readonly string[] } & NotShown)
  | ({ readonly status: 'empty'; readonly name: string } & NotShown)
  | {
      readonly status: 'several';
      readonly name: string;
      readonly matches: readonly FileMatch[];
      onMatch(id: string): void;
    }
  | { readonly status: 'refused'; readonly name: string; readonly problem: FileProblem }
);
