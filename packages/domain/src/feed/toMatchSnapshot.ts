import { isLive } from '../match/isLive.ts';
import { countOf } from '../match/countOf.ts';
import { idOf } from '../match/idOf.ts';
import type { Match, ScoreLine, Side } from '../match/Match.ts';
import { beforeShootOut, scoreOfPlay } from '../match/scoreOfPlay.ts';
import { eventKind } from '../report/eventKind.ts';
import type {
  NamedParts,
  PlayerParts,
  ReportedBooking,
  ReportedGoal,
  ReportedSubstitution,
  ReportParts,
} from '../report/ReportParts.ts';
import { goalsOfPlay } from '../report/goalsOfPlay.ts';
import { scoringSideOf } from '../report/scoringSideOf.ts';
import { teamSideOf } from '../report/teamSideOf.ts';
import { textOf } from '../text/textOf.ts';
import type { UtcInstant } from '../time/instant.ts';
import type {
  FeedPerson,
  ListedCard,
  ListedGoal,
  ListedSubstitution,
  MatchClock,
  MatchSnapshot,
  Play,
} from './MatchSnapshot.ts';

type Details = Pick<ReportParts, 'goals' | 'bookings' | 'substitutions'> & {
  readonly [Team in 'homeTeam' | 'awayTeam']?: Squad;
} & { readonly cancelledGoals?: ScoreLine | null | undefined };
interface Squad {
  readonly lineup?: readonly PlayerParts[] | null | undefined;
  readonly bench?: readonly PlayerParts[] | null | undefined;
}

/**
 * The snapshot in one answer of a provider: the match, and the lists that the answer has. The score leaves out a
 * shoot-out; where the answer does not separate the two, the snapshot has no score. Items without a team are left out
 * (FEED-12).
 *
 * @param observedAt when the provider was asked, by our clock
 */
export function toMatchSnapshot(match: Match, details: Details, observedAt: UtcInstant): MatchSnapshot {
  const { goals, bookings, substitutions } = withIds(details, match);
  return {
    matchId: match.id,
    utcKickoff: match.utcKickoff,
    play: playOf(match),
    score: scoreOfPlay(match),
    goals: goals ? listedGoals(goals, match) : null,
    cancelled: details.cancelledGoals ?? null,
    cards: bookings ? bookings.flatMap((booking) => listedCard(booking, match)) : null,
    substitutions: substitutions ? substitutions.flatMap((change) => listedSubstitution(change, match)) : null,
    time: { observedAt, changedAt: match.updatedAt },
  };
}

function playOf(match: Match): Play {
  if (!isLive(match)) return { status: match.status };
  return { status: match.status, clock: clockOf(match) };
}

function clockOf(parts: Pick<ReportedGoal, 'minute' | 'injuryTime'>): MatchClock | null {
  const minute = countOf(parts.minute);
  return minute === null ? null : { minute, injuryTime: countOf(parts.injuryTime) || null };
}

function listedGoals(goals: readonly ReportedGoal[], match: Match): readonly ListedGoal[] {
  const inOrder = goalsOfPlay(goals, { ...match, beforeShootOut: beforeShootOut(match) }).toSorted(
    (a, b) => (totalOf(a) ?? 0) - (totalOf(b) ?? 0),
  );
  return inOrder.flatMap((goal, index): ListedGoal[] => {
    const scoreAfter = scoreOf(goal);
    if (scoreAfter === null && sideOf(goal.team, match) === null) return [];
    const side = scoringSideOf(goal, inOrder[index - 1] ?? null, match);
    const kind = eventKind(goal.type);
    return [
      {
        side,
        clock: clockOf(goal),
        kind: kind?.type === 'GOAL' ? kind.goal : null,
        scorer: personOf(goal.scorer),
        assist: personOf(goal.assist),
        scoreAfter,
      },
    ];
  });
}

function scoreOf({ score }: ReportedGoal): ScoreLine | null {
  const [home, away] = [countOf(score?.home), countOf(score?.away)];
  return home === null || away === null ? null : { home, away };
}

function totalOf(goal: ReportedGoal): number | null {
  const score = scoreOf(goal);
  return score === null ? null : score.home + score.away;
}

function listedCard({ card, team, player, ...parts }: ReportedBooking, match: Match): ListedCard[] {
  const kind = eventKind(card);
  const side = sideOf(team, match);
  if (side === null || (kind?.type !== 'YELLOW_CARD' && kind?.type !== 'RED_CARD')) return [];
  const colour = kind.type === 'YELLOW_CARD' ? 'yellow' : kind.secondYellow ? 'second-yellow' : 'red';
  return [{ side, clock: clockOf(parts), card: colour, player: personOf(player) }];
}

function listedSubstitution(
  { team, playerOut, playerIn, ...parts }: ReportedSubstitution,
  match: Match,
): ListedSubstitution[] {
  const side = sideOf(team, match);
  return side === null ? [] : [{ side, clock: clockOf(parts), off: personOf(playerOut), on: personOf(playerIn) }];
}

function sideOf(team: NamedParts | null | undefined, match: Match): Side | null {
  return (team?.id ?? textOf(team?.name)) === null ? null : teamSideOf(team, match);
}

/** Gives a player whom the answer names without an id the id of the line-up's player with the same number. */
function withIds({ goals, bookings, substitutions, ...teams }: Details, match: Match): Details {
  const known = (player: PlayerParts | null | undefined, team: NamedParts | null | undefined): typeof player => {
    const { id = null, shirtNumber = null } = player ?? {};
    if (id !== null || shirtNumber === null) return player;
    const squad = teams[`${teamSideOf(team, match)}Team`];
    const listed = [...(squad?.lineup ?? []), ...(squad?.bench ?? [])].find(
      (other) => other.shirtNumber === shirtNumber,
    );
    return { ...player, id: listed?.id };
  };
  return {
    // An own goal counts for the other team than its scorer's.
    goals: goals?.map((goal) =>
      goal.type === 'OWN'
        ? goal
        : { ...goal, scorer: known(goal.scorer, goal.team), assist: known(goal.assist, goal.team) },
    ),
    bookings: bookings?.map((booking) => ({ ...booking, player: known(booking.player, booking.team) })),
    substitutions: substitutions?.map((change) => ({
      ...change,
      playerOut: known(change.playerOut, change.team),
      playerIn: known(change.playerIn, change.team),
    })),
  };
}

function personOf(person: NamedParts | null | undefined): FeedPerson | null {
  const id = Number(idOf(person?.id ?? null) ?? Number.NaN);
  const name = textOf(person?.name);
  if (Number.isSafeInteger(id)) return { id, name };
  return name === null ? null : { id: null, name };
}
