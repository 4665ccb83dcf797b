import { UserRound } from 'lucide-react';
import { useWords } from '../../i18n/useWords.ts';
import styled from 'styled-components';
import { CountBadge } from '../../primitives/CountBadge/CountBadge.tsx';
import { LateCode } from '../../primitives/LateCode/LateCode.ts';
import { LoadOnOpen } from '../../primitives/LoadOnOpen/LoadOnOpen.tsx';
import { SeatAvatar } from '../../primitives/SeatAvatar/SeatAvatar.tsx';
import { theme } from '../../theme/theme.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';
import type { ProfileView } from './ProfileView.ts';

const content = new LateCode(
  async () => (await import('./ProfileMenuContent.tsx')).ProfileMenuContent,
  'The profile menu did not load',
);

/**
 * The user's own seat, top right, with the number of pending invitations; it opens the menu. The menu is fetched at the
 * first press.
 *
 * @example
 * <ProfileMenu view={{ status: 'signed-out', signInHref: '/auth', theme: 'system', onTheme }} />
 */
export function ProfileMenu({ view }: { readonly view: ProfileView }) {
  const { t } = useWords();
  const invitations = view.status === 'signed-in' ? view.invitations : 0;
  const label =
    invitations === 0
      ? t(($) => $.shell.menu.open)
      : t(($) => $.shell.menu.openWithInvitations, { count: invitations });
  const trigger = (
    <Seat type="button" data-current={view.status === 'signed-in' && view.current}>
      <Name>{label}</Name>
      {view.status === 'signed-in' ? <SeatAvatar name={view.name} kind="me" /> : <UserRound size={24} aria-hidden />}
      {invitations > 0 && (
        <Corner aria-hidden>
          <CountBadge>{invitations}</CountBadge>
        </Corner>
      )}
    </Seat>
  );
  return (
    <LoadOnOpen trigger={trigger} opens="menu" content={content}>
      {(ProfileMenuContent, opened) => <ProfileMenuContent trigger={opened} view={view} />}
    </LoadOnOpen>
  );
}

const Seat = styled.button`
  position: relative;
  display: grid;
  place-items: center;
  width: 48px;
  height: 48px;
  border-radius: ${theme.radius.md};

  /* On the profile's own screen this is the chosen item, and no tab is. */
  &[data-current='true']::after {
    content: '';
    position: absolute;
    right: 0;
    bottom: -4px;
    left: 0;
    height: 3px;
    background: ${theme.colour.turf};
  }
`;

const Name = styled.span`
  ${visuallyHidden}
`;

const Corner = styled.span`
  position: absolute;
  top: -3px;
  right: -5px;

  /* The seat does not grow with the letters, so neither does the number on its corner. */
  & > * {
    font-size: 12px;
  }
`;
