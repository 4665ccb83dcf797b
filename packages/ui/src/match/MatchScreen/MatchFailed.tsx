import { useWords } from '../../i18n/useWords.ts';
import { ScreenBody } from '../../screen/ScreenBody/ScreenBody.ts';
import { LoadFailed } from '../../primitives/LoadFailed/LoadFailed.tsx';

/** Why a match could not be loaded. `no-answer`: without a network, say. */
export type MatchFailure = 'refused' | 'too-many' | 'no-answer' | 'unknown';

interface MatchFailedProps {
  readonly why: MatchFailure;
  onRetry(): void;
}

/** Replaces a match that could not be loaded, with the reason if the app knows it. */
export function MatchFailed({ why, onRetry }: MatchFailedProps) {
  const { t } = useWords();
  const hint = why === 'unknown' ? null : t(($) => $.matchDetail.why[why]);
  return (
    <ScreenBody>
      <LoadFailed title={t(($) => $.common.matchFailed)} {...(hint !== null && { hint })} onRetry={onRetry} />
    </ScreenBody>
  );
}
