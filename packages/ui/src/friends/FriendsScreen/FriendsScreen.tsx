import type { FriendFilter } from '@tribunen/domain';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useWords } from '../../i18n/useWords.ts';
import { EmptyStand } from '../../primitives/EmptyStand/EmptyStand.tsx';
import { Tabs } from '../../primitives/Tabs/Tabs.tsx';
import { DataAgePlace } from '../../shell/DataAge/DataAgePlace.tsx';
import { ScreenHeader } from '../../shell/ScreenHeader/ScreenHeader.tsx';
import { theme } from '../../theme/theme.ts';
import { FriendList } from './FriendList.tsx';
import type { FriendsView } from './FriendsView.ts';
import { InviteForm } from './InviteForm.tsx';

const filters = ['online', 'star', 'all'] as const satisfies readonly FriendFilter[];

interface FriendsScreenProps {
  readonly view: FriendsView;
  /** The open conversation; null when none is. On a phone it takes the place of the list. */
  readonly conversation: ReactNode;
}

/**
 * The user's friends in three tabs, with a field to invite others (PEOPLE-5), and the open conversation: on a desktop
 * beside the list, elsewhere in its place.
 *
 * @example
 * <FriendsScreen view={{ status: 'loading', tab: 'all', onTab, invite }} conversation={null} />
 */
export function FriendsScreen({ view, conversation }: FriendsScreenProps) {
  const { t } = useWords();
  const title = t(($) => $.shell.tabs.friends);
  return (
    <Screen $isOpen={conversation !== null}>
      <ScreenHeader title={title} spokenBelowDesktop={conversation !== null} strip={null} link={<DataAgePlace />} />
      <Panes>
        {/* The field to invite is at the bottom. */}
        <List data-toasts="top">
          <Tabs
            label={title}
            value={view.tab}
            onChange={(tab) => view.onTab(tab)}
            tabs={filters.map((filter) => ({
              value: filter,
              name: t(($) => $.friends.tabs[filter], {
                n: (view.status === 'ready' ? view.counts[filter] : null) ?? t(($) => $.friends.unknownCount),
              }),
              content: <FriendList view={view} />,
            }))}
          />
          <InviteForm view={view.invite} />
        </List>
        <Conversation>
          {conversation ?? (
            <NoneOpen>
              <EmptyStand
                frame="bare"
                title={t(($) => $.friends.noneOpen.title)}
                hint={t(($) => $.friends.noneOpen.hint)}
              />
            </NoneOpen>
          )}
        </Conversation>
      </Panes>
    </Screen>
  );
}

const List = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: var(--screen-height, 0);

  & > :first-child {
    flex: 1;
  }
`;

const Conversation = styled.div`
  min-width: 0;
`;

const Panes = styled.div`
  ${theme.media.desktop} {
    display: grid;
    grid-template-columns: minmax(400px, 2fr) 3fr;

    & > ${Conversation} {
      border-left: ${theme.chalkWidth} solid ${theme.colour.marking};
    }
  }
`;

const NoneOpen = styled.div`
  display: grid;
  align-content: center;
  min-height: var(--screen-height, 0);
`;

/** Below the desktop's width one of the two is shown. */
const Screen = styled.div<{ readonly $isOpen: boolean }>`
  @media (max-width: 1099.98px) {
    ${List} {
      display: ${({ $isOpen }) => ($isOpen ? 'none' : 'flex')};
    }

    ${Conversation} {
      display: ${({ $isOpen }) => ($isOpen ? 'block' : 'none')};
    }
  }
`;
