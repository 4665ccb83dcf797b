import { useWords } from '../../i18n/useWords.ts';
import styled from 'styled-components';
import { CountBadge } from '../../primitives/CountBadge/CountBadge.tsx';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';
import { Tabs } from '../../primitives/Tabs/Tabs.tsx';
import { ScreenHeader } from '../../screen/ScreenHeader/ScreenHeader.tsx';
import { sideColumn } from '../../theme/columns.ts';
import { theme } from '../../theme/theme.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';
import { InvitationList } from '../InvitationList/InvitationList.tsx';
import { MyAvatar } from './MyAvatar.tsx';
import { avatarHeight } from './avatarHeight.ts';
import { ProfileForm } from './ProfileForm.tsx';
import { ProfileFormSkeleton } from './ProfileFormSkeleton.tsx';
import type { ProfileScreenView } from './ProfileScreenView.ts';
import { LoadFailed } from '../../primitives/LoadFailed/LoadFailed.tsx';

/** The user's own profile, and the invitations to be friends. */
export function ProfileScreen({ view }: { readonly view: ProfileScreenView }) {
  const { t } = useWords();
  const { invitations, deskHref } = view;
  const waiting = invitations.status === 'ready' ? invitations.invitations.length : 0;
  return (
    <>
      <ScreenHeader
        title={t(($) => $.shell.menu.profile)}
        strip={null}
        link={deskHref === null ? null : <TextLink href={deskHref}>{t(($) => $.commonLater.desk)}</TextLink>}
      />
      {/* On a phone the form's button is at the bottom. */}
      <Panes>
        <Tabs
          label={t(($) => $.shell.menu.profile)}
          value={view.tab}
          onChange={(tab) => view.onTab(tab)}
          tabs={[
            { value: 'profile', name: t(($) => $.profile.tabs.profile), content: <ProfilePart view={view} /> },
            {
              value: 'messages',
              name: (
                <>
                  {t(($) => $.profile.tabs.messages)}
                  {waiting > 0 && (
                    <>
                      <CountBadge aria-hidden>{waiting}</CountBadge>
                      <Said>{t(($) => $.profile.tabs.waiting, { count: waiting })}</Said>
                    </>
                  )}
                </>
              ),
              content: <InvitationList view={invitations} />,
            },
          ]}
        />
        {view.status === 'loading' && <SeatRoom />}
        {view.status === 'ready' && <MyAvatar email={view.email} draft={view.draft} />}
      </Panes>
    </>
  );
}

function ProfilePart({ view }: { readonly view: ProfileScreenView }) {
  const { t } = useWords();
  switch (view.status) {
    case 'loading':
      return <ProfileFormSkeleton />;
    case 'error':
      return (
        <LoadFailed title={t(($) => $.profile.notLoaded, { message: view.message })} onRetry={() => view.onRetry()} />
      );
    case 'ready':
      return <ProfileForm view={view} />;
  }
}

/** The preview above the form; on a desktop beside it. */
const Panes = styled.div`
  display: flex;
  flex-direction: column;

  & > aside {
    order: -1;
  }

  ${theme.media.desktop} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) ${sideColumn};
    margin-bottom: calc(-1 * ${theme.space[6]});

    & > aside {
      order: 0;
      min-height: calc(var(--screen-height, 0px) + ${theme.space[6]});
      border-left: ${theme.chalkWidth} solid ${theme.colour.marking};
    }
  }
`;

/** Reserves the room of the preview, so that the tabs do not move when it appears. */
const SeatRoom = styled.div`
  order: -1;
  height: ${avatarHeight};

  ${theme.media.desktop} {
    order: 0;
  }
`;

const Said = styled.span`
  ${visuallyHidden}
`;
