import type { MatchFailure } from '@tribunen/ui';
import { BackendFailure } from '../../api/access/BackendFailure.ts';

/** Why a match could not be loaded: the reasons that the screen shows. */
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
