import { MenuScreen, useHasRail } from '@tribunen/ui';
import { AppRedirect } from '../../navigation/AppRedirect.tsx';
import { paths } from '../../navigation/paths.ts';
import { useProfileView } from './useProfileView.ts';

/** The profile menu as a page, for a phone; a wider window has it in the corner of every screen. */
export function MenuContainer() {
  const { view, question } = useProfileView();
  if (useHasRail()) return <AppRedirect to={paths.results} />;
  return (
    <>
      <MenuScreen view={view} />
      {question}
    </>
  );
}
