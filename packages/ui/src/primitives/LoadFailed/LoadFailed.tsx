import type { ReactNode } from 'react';
import { useWords } from '../../i18n/useWords.ts';
import { Button } from '../Button/Button.tsx';
import { EmptyStand } from '../EmptyStand/EmptyStand.tsx';

interface LoadFailedProps {
  readonly title: string;
  /** Why the load failed, where that is known. */
  readonly hint?: ReactNode;
  /** The `frame` of `EmptyStand`. */
  readonly frame?: 'pitch' | 'bare';
  onRetry(): void;
}

/** Takes the place of content that could not be loaded, and offers another try. Screen readers announce it at once. */
export function LoadFailed({ onRetry, ...stand }: LoadFailedProps) {
  const { t } = useWords();
  return (
    <div role="alert">
      <EmptyStand {...stand} action={<Button onClick={() => onRetry()}>{t(($) => $.common.tryAgain)}</Button>} />
    </div>
  );
}
