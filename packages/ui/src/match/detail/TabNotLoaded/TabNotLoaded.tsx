import { useWords } from '../../../i18n/useWords.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { EmptyStand } from '../../../primitives/EmptyStand/EmptyStand.tsx';

interface TabNotLoadedProps {
  /** Whether a new attempt is running. */
  readonly isTrying: boolean;
  onRetry(): void;
}

/** Replaces a tab of a match whose code could not be loaded; the rest of the match stays visible. */
export function TabNotLoaded({ isTrying, onRetry }: TabNotLoadedProps) {
  const { t } = useWords();
  return (
    <div role="alert">
      <EmptyStand
        title={t(($) => $.matchDetail.notLoaded.title)}
        hint={t(($) => $.common.checkConnection)}
        action={
          <Button unavailable={isTrying} onClick={onRetry}>
            {t(($) => $.common.tryAgain)}
          </Button>
        }
      />
    </div>
  );
}
