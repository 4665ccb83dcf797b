import { useWords } from '../../i18n/useWords.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { EmptyStand } from '../../primitives/EmptyStand/EmptyStand.tsx';
import { ScreenBody } from '../../screen/ScreenBody/ScreenBody.ts';
import { ScreenHeader } from '../../screen/ScreenHeader/ScreenHeader.tsx';

interface StartFailureScreenProps {
  onReload(): void;
}

/**
 * Replaces the app when it did not start: a script did not load, or the browser refuses something that the app needs.
 */
export function StartFailureScreen({ onReload }: StartFailureScreenProps) {
  const { t } = useWords();
  return (
    <main>
      <div role="alert">
        <ScreenHeader title={t(($) => $.start.failed.title)} strip={null} link={null} />
        <ScreenBody>
          <EmptyStand
            title={t(($) => $.start.failed.text)}
            hint={t(($) => $.start.failed.hint)}
            action={<Button onClick={() => onReload()}>{t(($) => $.common.reload)}</Button>}
          />
        </ScreenBody>
      </div>
    </main>
  );
}
