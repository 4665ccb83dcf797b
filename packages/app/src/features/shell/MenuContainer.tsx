import { MenuScreen, useHasPane } from '@tribunen/ui';
import { AppRedirect } from '../../navigation/AppRedirect.tsx';
import { paths } from '../../navigation/paths.ts';
import { useProfileView } from './useProfileView.ts';

/** The profile menu as a page, for a phone; a desktop has it in the corner of every screen. */
export function MenuContainer() {
  const { view, question } = useProfileView();
  if (useHasPane()) return <AppRedirect to={paths.results} />;
  return (
    <>
      <MenuScreen view={view} />
      {question}
    </>
  );
}
