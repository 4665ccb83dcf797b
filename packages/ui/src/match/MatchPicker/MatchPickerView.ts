import type { Match, MatchId } from '@tribunen/domain';

/** The matches to choose from. */
export type MatchPickerView =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; onRetry(): void }
  | {
      readonly status: 'ready';
      /** In the order of the list. The picker itself searches them. */
      readonly matches: readonly Match[];
      /** The open match; null when none is. */
      readonly chosen: MatchId | null;
      hrefOf(id: MatchId): string;
    };
