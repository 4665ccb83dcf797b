import {
  averageStars,
  compareRatings,
  isSameRating,
  type Match,
  openDraft,
  type PlayerId,
  type PlayerRating,
  rateCategory,
  type Rating,
  type RatingDraft,
  unrated,
  type UserId,
} from '@tribunen/domain';
import type { RatingCourseView, RatingWindowView, ScoutedPlayer, ScoutedPlayerView } from '@tribunen/ui';
import { useQuery } from '@tanstack/react-query';
import { scoutingApi } from '../../api/scoutingApi.ts';
import { useSignInHref } from '../../navigation/useSignInHref.ts';
import { useApi } from '../../services/useApi.ts';
import { useRatingDrafts } from './useRatingDrafts.ts';
import { type KnownRatings, ratingCourseQuery, type RatedSquad, totalsOf, useSaveRatings } from './useRatings.ts';

/** The squad whose players are rated, and the match after which they are rated. */
export interface RatingParts {
  /** Null for a visitor. */
  readonly reader: UserId | null;
  readonly squad: RatedSquad;
  readonly known: KnownRatings;
  readonly window: RatingWindowView;
  /** Closes the rating window, because the database has reported that it has closed. */
  onClosed(): void;
  /** Null when the team has no match after which its players can be rated. */
  readonly match: Match | null;
}

/** The view of the chosen player: the average, the spectator's own stars, the comparison and the course. */
export function usePlayerView(player: ScoutedPlayer | null, parts: RatingParts): ScoutedPlayerView | null {
  const { reader, known } = parts;
  const card = useRatingCard(player, parts);
  const course = useCourse(reader, player?.id ?? null);
  if (player === null) return null;
  const totals = known.status === 'ready' ? totalsOf(known.ratings, player.id) : null;
  const own = ownRating(known, player.id);
  return {
    player,
    average:
      known.status === 'ready'
        ? { status: 'ready', average: averageStars(totalsOf(known.ratings, player.id).everybody.overall) }
        : { status: known.status },
    card,
    compared: totals && compareRatings(own, totals),
    course,
  };
}

function useRatingCard(
  player: ScoutedPlayer | null,
  { reader, squad, known, window, onClosed, match }: RatingParts,
): ScoutedPlayerView['card'] {
  const signInHref = useSignInHref();
  const drafts = useRatingDrafts<RatingDraft>();
  const { save, saving } = useSaveRatings(reader, squad, {
    onClosed,
    onFailed: ({ ratings }) =>
      drafts.restore(new Map(ratings.map(({ playerId, rating }) => [playerId, openDraft(rating)]))),
  });
  if (reader === null) return { status: 'sign-in', signInHref };
  if (known.status !== 'ready') return known;
  if (player === null) return { status: 'loading' };
  const stored = ownRating(known, player.id) ?? unrated;
  const drafted = drafts.all.get(player.id);
  if (window.status === 'closed' || match === null) {
    return { status: 'closed', rating: stored, isTooLate: drafted !== undefined };
  }
  const draft = drafted ?? openDraft(stored);
  const isChanged = !isSameRating(draft.rating, stored);
  const given: PlayerRating = { playerId: player.id, playerName: player.name, rating: draft.rating };
  return {
    status: 'open',
    closesAt: window.closesAt,
    rating: draft.rating,
    // Saved stars no longer count as a suggestion.
    isOverallSuggested: isChanged && draft.overall === 'suggested',
    onRate: (category, stars) => drafts.set(player.id, rateCategory(draft, category, stars)),
    save:
      saving === 'busy'
        ? { status: 'busy' }
        : isChanged
          ? {
              status: 'ready',
              onSave: () => {
                drafts.forget([player.id]);
                save({ userId: reader, matchId: match.id, ratings: [given] });
              },
              onDiscard: () => drafts.forget([player.id]),
            }
          : { status: saving },
  };
}

function ownRating(known: KnownRatings, player: PlayerId): Rating | null {
  if (known.status !== 'ready') return null;
  return known.ratings.own.find(({ playerId }) => playerId === player)?.rating ?? null;
}

function useCourse(reader: UserId | null, player: PlayerId | null): RatingCourseView {
  const api = useApi(scoutingApi);
  const { data, isError, refetch } = useQuery(ratingCourseQuery(api, reader, player));
  if (data !== undefined) return { status: 'ready', matches: data };
  return isError ? { status: 'error', onRetry: () => void refetch() } : { status: 'loading' };
}
