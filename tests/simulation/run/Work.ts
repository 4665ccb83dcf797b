import type { ChatResult } from '../chat/runChatPlan.ts';
import type { DayResult } from './runDay.ts';
import type { RunResult } from './runPlan.ts';

/** Whether the spectators in the plans see the matches at once, or with a delay (KNOWN-1). */
export type Day = 'prompt' | 'delayed';

/** A task for a worker process. */
export type Task =
  | { readonly kind: 'run'; readonly seeds: readonly number[]; readonly day: Day }
  /** Makes the plan of a seed that breaks a law smaller, and returns the smaller plan with its log. */
  | { readonly kind: 'shrink'; readonly seed: number; readonly day: Day }
  | { readonly kind: 'day' }
  | { readonly kind: 'chat'; readonly seeds: readonly number[] };

/** A worker process's reply. */
export type Done =
  | { readonly kind: 'ran'; readonly results: readonly Omit<RunResult, 'log'>[] }
  | {
      readonly kind: 'shrunk';
      readonly result: RunResult;
      /** The plan in lines, and as JSON that can be replayed. */
      readonly lines: readonly string[];
      readonly plan: string;
    }
  | { readonly kind: 'lived'; readonly result: DayResult }
  | { readonly kind: 'chatted'; readonly results: readonly Omit<ChatResult, 'log'>[] };
