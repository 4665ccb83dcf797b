import { useWords, type Words } from '@tribunen/ui';
import { acceptanceRefusalOf, LIST_FULL } from '@tribunen/contract';
import { TOO_FAST } from '@tribunen/domain';
import { BackendFailure } from '../api/access/BackendFailure.ts';
import { TableError } from '../api/tables/rows.ts';

/**
 * The reason why a call failed, for the end of a sentence: the server's message, or otherwise that the server was not
 * reached or answered something unexpected.
 */
export function useFailureWords(): (error: unknown) => string {
  const words = useWords();
  return (error) => failureWords(words, error);
}

/** The same reason, for code outside the screens. */
export function failureWords({ t }: Pick<Words, 't'>, error: unknown): string {
  if (!(error instanceof BackendFailure)) return t(($) => $.forms.strangeAnswer);
  if (error instanceof TableError && error.code === TOO_FAST) {
    return t(($) => $.forms.tooFast, { seconds: error.details ?? '' });
  }
  if (isListFull(error)) return t(($) => $.forms.listFull, { most: error.details ?? '' });
  const { serverMessage, status } = error;
  const refusal = acceptanceRefusalOf(serverMessage);
  if (refusal !== null) return t(($) => $.invitation.refused[refusal]);
  return serverMessage ?? t(($) => (status === null ? $.forms.noAnswer : $.forms.strangeAnswer));
}

/** Whether the database has refused a row because the user's list is full, for which the app has its own text. */
export function isListFull(error: unknown): error is TableError {
  return error instanceof TableError && error.code === LIST_FULL;
}
