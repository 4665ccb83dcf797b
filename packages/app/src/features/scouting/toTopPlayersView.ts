import { topPlayers } from '@tribunen/domain';
import type { SquadView, TopPlayersView } from '@tribunen/ui';
import type { KnownRatings } from './KnownRatings.ts';

/** The best players of a squad, with where they belong (SCOUT-5). */
export function toTopPlayersView(known: KnownRatings, squad: SquadView): TopPlayersView {
  if (known.status !== 'known') return known;
  if (squad.status !== 'ready') return { status: 'ready', players: [] };
  const players = new Map(squad.players.map((player) => [player.id, player]));
  return {
    status: 'ready',
    players: topPlayers(known.ratings).map((top) => ({
      ...top,
      playerName: players.get(top.playerId)?.name ?? top.playerName,
      position: players.get(top.playerId)?.position ?? null,
      href: squad.hrefOf(top.playerId),
    })),
  };
}
