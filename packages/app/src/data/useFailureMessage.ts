import { BackendFailure } from '../api/access/BackendFailure.ts';
import { isListFull, useFailureWords } from './useFailureWords.ts';

/** The reason why a call failed, with its language if it is the server's message, which is English. */
export function useFailureMessage(): (error: unknown) => { readonly message: string; readonly messageLang?: 'en' } {
  const whyOf = useFailureWords();
  return (error) => ({
    message: whyOf(error),
    ...(error instanceof BackendFailure && error.serverMessage !== null && !isListFull(error) && { messageLang: 'en' }),
  });
}
