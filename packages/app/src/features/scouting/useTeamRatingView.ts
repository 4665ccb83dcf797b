import {
  averageStars,
  type LineUp,
  type Match,
  placeLineUp,
  type PlayerId,
  type SquadRatings,
  type Stars,
  type StoredRating,
  unrated,
} from '@tribunen/domain';
import type { AverageView, ScoutedPlayer, StartedPlayer, TeamRatingView } from '@tribunen/ui';
import { useSignInHref } from '../../navigation/useSignInHref.ts';
import type { RatingParts } from './usePlayerView.ts';
import { useRatingDrafts } from './useRatingDrafts.ts';
import { totalsOf, useSaveRatings } from './useRatings.ts';

interface TeamRatingParts extends RatingParts {
  hrefOf(player: PlayerId): string;
}

/**
 * The view of the starting eleven for quick rating: one row of stars for each player, all saved by one call.
 *
 * @param lineUp null when no source has it
 * @param players the players of the line-up who can be rated
 */
export function useTeamRatingView(
  lineUp: LineUp | null,
  players: readonly ScoutedPlayer[],
  { reader, squad, known, window, onClosed, match, hrefOf }: TeamRatingParts,
): TeamRatingView {
  const signInHref = useSignInHref();
  const drafts = useRatingDrafts<Stars>();
  const { save, saving } = useSaveRatings(reader, squad, {
    onClosed,
    onFailed: ({ ratings }) =>
      drafts.restore(
        new Map(
          ratings.flatMap(({ playerId, rating: { overall } }) => (overall === null ? [] : [[playerId, overall]])),
        ),
      ),
  });
  if (lineUp === null) return { status: 'no-line-up' };
  if (known.status !== 'ready') return known;

  const started = (draftOf: (player: PlayerId) => Stars | undefined): readonly StartedPlayer[] =>
    placeLineUp(lineUp.formation, lineUp.lineup).flatMap(({ player: { id }, x, y }) => {
      const player = players.find((each) => each.id === id);
      if (player === undefined) return [];
      const stars = draftOf(player.id) ?? givenAfter(known.ratings.own, match, player.id);
      return [{ player, stars, average: averageOf(known.ratings, player.id), x, y, href: hrefOf(player.id) }];
    });
  if (reader === null) return { status: 'sign-in', signInHref, players: started(() => undefined) };
  if (window.status === 'closed' || match === null) {
    return { status: 'closed', players: started(() => undefined), isTooLate: drafts.all.size > 0 };
  }
  const shown = started((player) => drafts.all.get(player));
  const unsaved = shown.filter(({ player }) => drafts.all.has(player.id));
  return {
    status: 'open',
    closesAt: window.closesAt,
    players: shown,
    onRate: (player, stars) => drafts.set(player, stars),
    unsaved: unsaved.length,
    save:
      saving === 'busy'
        ? { status: saving }
        : unsaved.length === 0
          ? { status: saving }
          : {
              status: 'ready',
              onSave: () => {
                drafts.forget(unsaved.map(({ player }) => player.id));
                save({
                  userId: reader,
                  matchId: match.id,
                  ratings: unsaved.map(({ player, stars }) => ({
                    playerId: player.id,
                    playerName: player.name,
                    rating: { ...unrated, overall: stars },
                  })),
                });
              },
              onDiscard: () => drafts.forget(drafts.all.keys()),
            },
  };
}

/** The overall stars that the reader gave a player after a match; null for stars that were given after another match. */
function givenAfter(own: readonly StoredRating[], match: Match | null, player: PlayerId): Stars | null {
  return own.find(({ playerId, matchId }) => playerId === player && matchId === match?.id)?.rating.overall ?? null;
}

function averageOf(ratings: SquadRatings, player: PlayerId): AverageView {
  return { status: 'ready', average: averageStars(totalsOf(ratings, player).everybody.overall) };
}
