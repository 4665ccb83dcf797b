import { useTranslation } from 'react-i18next';
import { EmptyStand } from '../../primitives/EmptyStand/EmptyStand.tsx';
import { ScreenBody } from '../ScreenBody/ScreenBody.ts';
import { ScreenHeader } from '../ScreenHeader/ScreenHeader.tsx';

/** A screen that does not exist yet: its title, and a sentence that says so. */
export function UnderConstructionScreen({ title }: { readonly title: string }) {
  const { t } = useTranslation();
  return (
    <>
      <ScreenHeader title={title} strip={null} link={null} />
      <ScreenBody>
        <EmptyStand title={t(($) => $.shell.underConstruction)} />
      </ScreenBody>
    </>
  );
}
