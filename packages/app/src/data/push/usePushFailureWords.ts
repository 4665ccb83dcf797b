import { useWords } from '@tribunen/ui';
import { useFailureWords } from '../useFailureWords.ts';

/** The reason why push was not changed, as the end of a sentence: the browser's refusal or the backend's error. */
export function usePushFailureWords(): (error: unknown) => string {
  const { t } = useWords();
  const whyOf = useFailureWords();
  return (error) => (error instanceof DOMException ? t(($) => $.pushSettings.browserFailed) : whyOf(error));
}
