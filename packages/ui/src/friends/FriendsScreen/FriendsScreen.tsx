import type { FriendFilter } from '@tribunen/domain';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useWords } from '../../i18n/useWords.ts';
import { Tabs } from '../../primitives/Tabs/Tabs.tsx';
import { DataAgePlace } from '../../screen/DataAgePlace.tsx';
import { ScreenHeader } from '../../screen/ScreenHeader/ScreenHeader.tsx';
import { theme } from '../../theme/theme.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';
import { Conversation } from '../Conversation/Conversation.tsx';
import type { ConversationView } from '../Conversation/ConversationView.ts';
import { FriendList } from './FriendList.tsx';
import type { FriendsView } from './FriendsView.ts';

const filters = ['online', 'star', 'all'] as const satisfies readonly FriendFilter[];

interface FriendsScreenProps {
  readonly view: FriendsView;
  readonly conversation: ConversationView;
  /** The field to invite others (`Invite`). */
  readonly invite: ReactNode;
}

/**
 * The user's friends in three tabs, with a field to invite others (PEOPLE-5), and the open conversation, beside the
 * list if there is room, otherwise in its place.
 */
export function FriendsScreen({ view, conversation, invite }: FriendsScreenProps) {
  const { t } = useWords();
  const title = t(($) => $.shell.tabs.friends);
  const isOpen = conversation.status !== 'none';
  return (
    <Screen data-open={isOpen}>
      <ScreenHeader title={title} strip={null} linkUnderTitle={!isOpen} link={isOpen ? null : <DataAgePlace />} />
      <Panes>
        {/* The field to invite is at the bottom. */}
        <List>
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
          {invite}
        </List>
        <Open>
          <Conversation view={conversation} />
        </Open>
      </Panes>
    </Screen>
  );
}

const List = styled.div`
  container: friend-list / inline-size;
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: var(--screen-height, 0);

  & > :first-child {
    flex: 1;
  }

  [data-open='true'] & {
    display: none;
  }

  ${theme.media.tablet} {
    min-height: calc(var(--screen-height, 0px) + ${theme.space[6]});
  }
  ${theme.media.sideChat} {
    position: relative;
    min-height: 0;
    overflow-y: auto;

    [data-open='true'] & {
      display: flex;
    }
  }
`;

/** As high as the window, so that the messages scroll and the page does not. */
const Open = styled.div`
  height: var(--page-height);
  min-width: 0;
  min-height: 22rem;

  [data-open='false'] & {
    display: none;
  }

  ${theme.media.sideChat} {
    height: auto;
    min-height: 0;
    border-left: ${theme.chalkWidth} solid ${theme.colour.marking};

    [data-open='false'] & {
      display: block;
    }
  }
`;

const Panes = styled.div`
  ${theme.media.sideChat} {
    display: grid;
    grid-template-columns: minmax(360px, 2fr) 3fr;
    grid-template-rows: minmax(0, 1fr);
    flex: 1;
    min-height: 0;
    border-top: ${theme.chalkWidth} solid ${theme.colour.marking};

    /* The list takes the room that no messages need. */
    [data-open='false'] > & {
      grid-template-columns: 3fr 2fr;
    }
  }
  ${theme.media.desktop} {
    border-top: 0;

    &,
    [data-open='false'] > & {
      grid-template-columns: clamp(360px, 34vw, 440px) minmax(0, 1fr);
    }
  }
`;

/** A phone shows either the list or the conversation, and the conversation has the friend's name as its heading. */
const Screen = styled.div`
  &[data-open='true'] {
    margin-bottom: calc(-1 * ${theme.space[6]});
  }
  @media (max-width: 819.98px), (max-width: 1099.98px) and (max-height: 559.98px) {
    &[data-open='true'] h1 {
      ${visuallyHidden}
      min-height: 0;
      padding: 0;
    }
  }

  ${theme.media.tablet} {
    margin-bottom: calc(-1 * ${theme.space[6]});
  }
  ${theme.media.sideChat} {
    display: flex;
    flex-direction: column;
    height: var(--page-height);

    /* The title is as high with the line as without it, so that an opened conversation moves nothing. */
    @media (max-width: 1099.98px) {
      & > header > [data-under-title] {
        min-height: 30px;
        padding-bottom: 14px;
      }
    }
  }
`;
