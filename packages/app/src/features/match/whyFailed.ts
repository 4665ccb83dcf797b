import type { MatchFailure } from '@tribunen/ui';
import { BackendFailure } from '../../api/access/BackendFailure.ts';

/** The reason why a match could not be loaded, as the screen distinguishes them. */
export function whyFailed(error: Error): MatchFailure {
  if (!(error instanceof BackendFailure)) return 'unknown';
  switch (error.status) {
    case null:
      return 'no-answer';
    case 403:
      return 'refused';
    case 429:
      return 'too-many';
    default:
      return 'unknown';
  }
}
