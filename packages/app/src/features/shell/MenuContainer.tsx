import { MenuScreen } from '@tribunen/ui';
import { useProfileView } from './useProfileView.ts';

/** The profile menu as a page, for a phone. */
export function MenuContainer() {
  const { view, question } = useProfileView();
  return (
    <>
      <MenuScreen view={view} />
      {question}
    </>
  );
}
