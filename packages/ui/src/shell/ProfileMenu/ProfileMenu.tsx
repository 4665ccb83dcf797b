import { UserRound } from 'lucide-react';
import { useWords } from '../../i18n/useWords.ts';
import styled, { css } from 'styled-components';
import { Link } from '../../links/Link.tsx';
import { CountBadge } from '../../primitives/CountBadge/CountBadge.tsx';
import { LateCode } from '../../primitives/LateCode/LateCode.ts';
import { LoadOnOpen } from '../../primitives/LoadOnOpen/LoadOnOpen.tsx';
import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import { theme } from '../../theme/theme.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';
import type { ProfileView } from './ProfileView.ts';

const content = new LateCode(
  async () => (await import('./ProfileMenuContent.tsx')).ProfileMenuContent,
  'The profile menu did not load',
);

/**
 * The user's own seat, top right, with the number of pending invitations. It opens the menu, which is fetched at the
 * first press; on a phone it leads to the menu's page.
 */
export function ProfileMenu({ view }: { readonly view: ProfileView }) {
  const { t } = useWords();
  const invitations = view.status === 'signed-in' ? view.invitations : 0;
  const label =
    invitations === 0
      ? t(($) => $.shell.menu.open)
      : t(($) => $.shell.menu.openWithInvitations, { count: invitations });
  const seat = (
    <>
      <Name>{label}</Name>
      {view.status === 'signed-in' ? <Avatar name={view.name} kind="me" /> : <UserRound size={24} aria-hidden />}
      {invitations > 0 && (
        <Corner aria-hidden>
          <CountBadge>{invitations}</CountBadge>
        </Corner>
      )}
    </>
  );
  const isCurrent = view.status === 'signed-in' && view.current;
  const trigger = (
    <Seat type="button" aria-current={isCurrent ? 'page' : undefined}>
      {seat}
    </Seat>
  );
  return (
    <>
      <PhoneAvatar href={view.menuHref} aria-current={isCurrent ? 'page' : undefined}>
        {seat}
      </PhoneAvatar>
      <LoadOnOpen trigger={trigger} opens="menu" content={content}>
        {(ProfileMenuContent, opened) => <ProfileMenuContent trigger={opened} view={view} />}
      </LoadOnOpen>
    </>
  );
}

const seatLook = css`
  position: relative;
  display: grid;
  place-items: center;
  width: 48px;
  height: 48px;
  border-radius: ${theme.radius.md};

  /* On the profile's own screen no tab is chosen, so the seat is marked instead. */
  &[aria-current]::after {
    content: '';
    position: absolute;
    right: 0;
    bottom: -4px;
    left: 0;
    height: 3px;
    background: ${theme.colour.turf};
  }
`;

const Seat = styled.button`
  ${seatLook}

  @media (max-width: 767.98px) {
    display: none;
  }
`;

const PhoneAvatar = styled(Link)`
  ${seatLook}

  ${theme.media.tablet} {
    display: none;
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
