import { useWords } from '../../i18n/useWords.ts';
import { EmptyStand } from '../../primitives/EmptyStand/EmptyStand.tsx';
import { ScreenBody } from '../ScreenBody/ScreenBody.ts';
import { ScreenHeader } from '../ScreenHeader/ScreenHeader.tsx';

/** A screen that does not exist yet: its title, and a sentence that says so. */
export function UnderConstructionScreen({ title }: { readonly title: string }) {
  const { t } = useWords();
  return (
    <>
      <ScreenHeader title={title} strip={null} link={null} />
      <ScreenBody>
        <EmptyStand title={t(($) => $.shell.underConstruction)} />
      </ScreenBody>
    </>
  );
}
