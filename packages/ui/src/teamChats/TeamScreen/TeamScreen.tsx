import { Info } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { useWords } from '../../i18n/useWords.ts';
import { Link } from '../../links/Link.tsx';
import { EmptyStand } from '../../primitives/EmptyStand/EmptyStand.tsx';
import { LoadingRows } from '../../screen/LoadingRows.tsx';
import { ScreenHeader } from '../../screen/ScreenHeader/ScreenHeader.tsx';
import { useTeamFaces } from '../../teamFaces/useTeamFaces.ts';
import { listColumn } from '../../theme/columns.ts';
import { theme } from '../../theme/theme.ts';
import { TeamChoice } from './TeamChoice.tsx';
import { TeamList } from './TeamList.tsx';
import type { TeamView } from './TeamView.ts';

/** The chats of teams. Where there is room the list is beside the chat; on a phone the team's name opens the list. */
export function TeamScreen({ view }: { readonly view: TeamView }) {
  const { t } = useWords();
  return (
    <>
      <ScreenHeader title={t(($) => $.shell.tabs.team)} strip={null} link={null} />
      <Content view={view} />
    </>
  );
}

function Content({ view }: { readonly view: TeamView }) {
  const { t } = useWords();
  switch (view.status) {
    case 'loading':
      return <LoadingRows text={t(($) => $.commonLater.loadingTeams)} />;
    case 'choose':
      return (
        <Panes data-choosing="true">
          <ListPane>
            <TeamChoice state={{ kind: 'none' }} />
            <TeamList list={view.list} chosen={null} />
          </ListPane>
          <NoChat>
            <EmptyStand frame="bare" title={t(($) => $.team.noneChosen)} hint={t(($) => $.team.noneChosenHint)} />
          </NoChat>
        </Panes>
      );
    case 'chat':
      return <OpenTeam key={view.team.id} view={view} />;
  }
}

function OpenTeam({ view }: { readonly view: Extract<TeamView, { status: 'chat' }> }) {
  const { t } = useWords();
  const { name } = useTeamFaces()(view.team, null);
  const [isChoosing, setChoosing] = useState(false);
  return (
    <Panes data-choosing={isChoosing}>
      <ListPane>
        <TeamList list={view.list} chosen={view.team.id} />
      </ListPane>
      <ChatPane>
        <Top>
          <TeamChoice
            state={{
              kind: 'chosen',
              team: view.team,
              messageCount: view.messageCount,
              isOpen: isChoosing,
              onPress: () => setChoosing(!isChoosing),
            }}
          />
          <PageLink href={view.pageHref} aria-label={t(($) => $.team.page, { team: name })}>
            <Info size={20} aria-hidden />
          </PageLink>
        </Top>
        <Rest>{view.chat}</Rest>
      </ChatPane>
    </Panes>
  );
}

/** As high as the window, so that the list and the chat scroll and the page does not. */
const Panes = styled.div`
  display: flex;
  flex-direction: column;
  height: calc(var(--page-height) - 57.5px);
  min-height: 22rem;
  margin-bottom: calc(-1 * ${theme.space[6]});

  ${theme.media.tablet} {
    height: calc(var(--page-height) - ${theme.size.topBar} - ${theme.chalkWidth});
  }
  ${theme.media.desktop} {
    flex-direction: row;
  }
`;

const ListPane = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;

  [data-choosing='false'] > & {
    display: none;
  }
  ${theme.media.desktop} {
    flex: 0 0 ${listColumn};
    border-right: ${theme.chalkWidth} solid ${theme.colour.marking};

    [data-choosing='false'] > & {
      display: flex;
    }
  }
`;

/** Beside the list on a desktop, until a team is chosen. */
const NoChat = styled.div`
  display: none;

  ${theme.media.desktop} {
    display: grid;
    flex: 1;
    align-content: center;
  }
`;

const ChatPane = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  min-height: 0;

  [data-choosing='true'] > & {
    flex: none;
    order: -1;
  }
  ${theme.media.desktop} {
    [data-choosing='true'] > & {
      flex: 1;
      order: 0;
    }
  }
`;

/** The team's name, with the link to its page over the far end. */
const Top = styled.div`
  position: relative;
  flex: none;

  & > :first-child {
    padding-right: calc(${theme.touch} + ${theme.space[4]});
  }
`;

const PageLink = styled(Link)`
  position: absolute;
  top: 10px;
  right: ${theme.space[2]};
  display: grid;
  place-items: center;
  width: ${theme.touch};
  height: ${theme.touch};
  border-radius: 50%;

  @media (hover: hover) {
    &:hover {
      background: ${theme.colour.turfSoft};
    }
  }
`;

const Rest = styled.div`
  flex: 1;
  min-height: 0;

  [data-choosing='true'] & {
    display: none;
  }
  ${theme.media.desktop} {
    [data-choosing='true'] & {
      display: block;
    }
  }
`;
