import { type ChatTeam, type LiveEvent, teamChatRoom } from '@tribunen/domain';
import { type TeamListView, TeamScreen, useTeamFaces } from '@tribunen/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { roomsApi } from '../../api/roomsApi.ts';
import { chatHistoryQuery } from '../../chat/history/chatHistoryQuery.ts';
import { RoomChat } from '../../chat/RoomChat.tsx';
import { useMatchInPlay } from '../../data/matches/useMatchInPlay.ts';
import { useOwnTeam } from '../../data/follows/useOwnTeam.ts';
import { chatTeamParameter, matchPath, paths, teamChatPath, teamPath } from '../../navigation/paths.ts';
import { useApi } from '../../services/useApi.ts';
import { useChatTeams } from './useChatTeams.ts';
import { useTeamOfDay } from './useTeamOfDay.ts';

const noEvents: readonly LiveEvent[] = [];

/**
 * The list of team chats, and the chat of the team in the address. Without one in the address it is the spectator's own
 * team, or otherwise the team of the day, if there is one.
 */
export function TeamContainer() {
  const [search] = useSearchParams();
  const teamId = search.get(chatTeamParameter);
  const { teams, isWhole } = useChatTeams() ?? { teams: null, isWhole: false };
  const whole = isWhole ? teams : null;
  const own = useOwnTeam(teams);
  const ofDay = useTeamOfDay(whole);
  const first = own === null ? ofDay : own;
  const named = teams?.find(({ id }) => id === teamId) ?? (isWhole ? null : undefined);
  const team = teamId === null ? first : named;
  if (team === undefined) return <TeamScreen view={{ status: 'loading' }} />;
  // The list does not change order after it is shown.
  const list: TeamListView = { teams: whole, hrefOf: teamChatPath };
  return team === null ? <TeamScreen view={{ status: 'choose', list }} /> : <OpenTeam list={list} team={team} />;
}

function OpenTeam({ list, team }: { readonly list: TeamListView; readonly team: ChatTeam }) {
  const { id, name } = team;
  const shownName = useTeamFaces()(team, null).name;
  const room = useMemo(() => teamChatRoom({ id, name }), [id, name]);
  const { options } = chatHistoryQuery(useApi(roomsApi), room);
  // This only counts the messages, because the chat loads them.
  const { data, isError } = useQuery({
    ...options,
    select: ({ ledger }) => ledger.known.messages.length,
    enabled: false,
  });
  const messageCount = data ?? (isError ? 'failed' : null);
  const inPlay = useMatchInPlay(id);
  const chat = useMemo(
    () => (
      <RoomChat
        room={room}
        place={{
          kind: 'team',
          name: shownName,
          ways: { matchHref: inPlay && matchPath(inPlay), inviteHref: paths.friends },
        }}
        isLive={false}
        events={noEvents}
        ratingsHref={null}
      />
    ),
    [room, shownName, inPlay],
  );
  return <TeamScreen view={{ status: 'chat', list, team, pageHref: teamPath(id), messageCount, chat }} />;
}
