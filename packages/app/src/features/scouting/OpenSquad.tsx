import {
  type LiveEvent,
  type LineUp,
  type Match,
  type PlayerId,
  type Side,
  type Team,
  teamChatRoom,
  topPlayers,
  type UserId,
} from '@tribunen/domain';
import {
  type ScoutedPlayer,
  ScoutingScreen,
  type ScoutingView,
  type SquadView,
  useTeamFaces,
  type TopPlayersView,
  useHasSideChat,
} from '@tribunen/ui';
import { useMemo } from 'react';
import { RoomChat } from '../../chat/RoomChat.tsx';
import { PlayerCardHost } from '../../playerCard/PlayerCardHost.tsx';
import { scoutedTeamPath, teamRatingPath } from '../../navigation/scoutingPaths.ts';
import { useAppNavigate } from '../../navigation/useAppNavigate.ts';
import type { ScoutedTeam } from './squadQueries.ts';
import { usePlayerView } from './usePlayerView.ts';
import { useRatingWindow } from './useRatingWindow.ts';
import { type KnownRatings, useRatings } from './useRatings.ts';
import { useTeamRatingView } from './useTeamRatingView.ts';

/** The match in the address, with the side whose players are shown. */
export interface OpenedMatch {
  readonly match: Match;
  readonly side: Side;
  /** Null when no source has the line-up. */
  readonly lineUp: LineUp | null;
}

interface OpenSquadProps {
  /** Null for a visitor. */
  readonly reader: UserId | null;
  /** The player in the address; null when there is none. */
  readonly player: PlayerId | null;
  readonly teams: readonly ScoutedTeam[];
  readonly team: Team;
  readonly squad: SquadView;
  readonly squadKey: string;
  /** The match after which the players are rated; null when there is none. */
  readonly ratedMatch: Match | null;
  /** The match in the address; null when it contains a team. */
  readonly openMatch: OpenedMatch | null;
  readonly wholeTeamHref: string | null;
}

const noPlayers: readonly ScoutedPlayer[] = [];
const noEvents: readonly LiveEvent[] = [];

/** The players of a team, from its squad or from a line-up, with their ratings. */
export function OpenSquad(props: OpenSquadProps) {
  const { reader, player: named, teams, team, squad, squadKey, ratedMatch, openMatch, wholeTeamHref } = props;
  const navigate = useAppNavigate();
  const players = squad.status === 'ready' ? squad.players : noPlayers;
  const rated = useMemo(() => ({ key: squadKey, players: players.map(({ id }) => id) }), [squadKey, players]);
  const ratings = useRatings(reader, rated);
  const { window, onClosed } = useRatingWindow(ratedMatch);
  const known =
    squad.status === 'loading' || ratings.isPending
      ? ({ status: 'loading' } as const)
      : ratings.data === undefined
        ? ({ status: 'error', onRetry: () => void ratings.refetch() } as const)
        : ({ status: 'ready', ratings: ratings.data } as const);
  const hasPanes = useHasSideChat();
  const chosen = players.find(({ id }) => id === named) ?? null;
  const best =
    hasPanes && named === null && openMatch === null && known.status === 'ready' ? bestOf(known, players) : null;
  const player = chosen ?? best;
  const parts = { reader, squad: rated, known, window, onClosed, match: ratedMatch };
  const playerView = usePlayerView(player, parts);
  const teamRating = useTeamRatingView(openMatch?.lineUp ?? null, players, {
    ...parts,
    hrefOf: (id) => (squad.status === 'ready' ? squad.hrefOf(id) : ''),
  });
  const chat = useTeamChat(team, chosen);
  const content = ((): Extract<ScoutingView, { status: 'ready' }>['content'] => {
    if (playerView !== null) return { kind: 'player', ...playerView };
    if (named !== null && squad.status === 'ready') return { kind: 'not-found' };
    if (openMatch !== null) return { kind: 'team', rating: teamRating };
    return { kind: 'none' };
  })();
  return (
    <PlayerCardHost report={null}>
      <ScoutingScreen
        view={{
          status: 'ready',
          teams: { teams, hrefOf: scoutedTeamPath },
          team,
          match: openMatch && {
            match: openMatch.match,
            side: openMatch.side,
            onSide: (side) => navigate(teamRatingPath(openMatch.match.id, side), { replace: true }),
          },
          squad,
          wholeTeamHref: window.status === 'open' || openMatch !== null ? wholeTeamHref : null,
          chosen: player?.id ?? null,
          content,
          top: toTopPlayersView(known, squad),
          chat,
        }}
      />
    </PlayerCardHost>
  );
}

/** The best rated player of a squad, who is shown when the player's pane would otherwise be empty. */
function bestOf({ ratings }: Extract<KnownRatings, { status: 'ready' }>, players: readonly ScoutedPlayer[]) {
  const [top] = topPlayers(ratings.totals);
  return players.find(({ id }) => id === top?.playerId) ?? null;
}

/** The team's chat. A comment written while a player is open refers to that player (SCOUT-12). */
function useTeamChat({ id, name, ...rest }: Team, player: ScoutedPlayer | null) {
  const shownName = useTeamFaces()({ id, name, ...rest }, null).name;
  const room = useMemo(() => (id === null || name === null ? null : teamChatRoom({ id, name })), [id, name]);
  const playerName = player?.name ?? null;
  return useMemo(
    () =>
      room === null ? null : (
        <RoomChat
          room={room}
          place={playerName === null ? { kind: 'team', name: shownName } : { kind: 'player', name: playerName }}
          isLive={false}
          events={noEvents}
          ratingsHref={null}
        />
      ),
    [room, shownName, playerName],
  );
}

/** The podium: the best players of a squad, with name, position and address (SCOUT-5). */
function toTopPlayersView(known: KnownRatings, squad: SquadView): TopPlayersView {
  if (known.status !== 'ready') return known;
  if (squad.status !== 'ready') return { status: 'ready', players: [] };
  const players = new Map(squad.players.map((player) => [player.id, player]));
  return {
    status: 'ready',
    players: topPlayers(known.ratings.totals).flatMap((top) => {
      const player = players.get(top.playerId);
      if (player === undefined) return [];
      return [{ ...top, playerName: player.name, position: player.position, href: squad.hrefOf(top.playerId) }];
    }),
  };
}
