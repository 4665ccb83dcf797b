import type { ReactNode } from 'react';
import { useWords } from '../../i18n/useWords.ts';
import { Button } from '../Button/Button.tsx';
import { EmptyStand } from '../EmptyStand/EmptyStand.tsx';

interface LoadFailedProps {
  readonly title: string;
  /** Why, where that is known. */
  readonly hint?: ReactNode;
  /** As an `EmptyStand`'s. */
  readonly frame?: 'pitch' | 'bare';
  onRetry(): void;
}

/** Stands in for what could not be loaded, and offers another try. A screen reader says it at once. */
export function LoadFailed({ onRetry, ...stand }: LoadFailedProps) {
  const { t } = useWords();
  return (
    <div role="alert">
      <EmptyStand {...stand} action={<Button onClick={() => onRetry()}>{t(($) => $.common.tryAgain)}</Button>} />
    </div>
  );
}
