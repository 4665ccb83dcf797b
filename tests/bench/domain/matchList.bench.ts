import {
  applyLiveUpdate,
  groupByCompetition,
  isLive,
  type LiveUpdate,
  type Match,
  orderMatches,
  toUtcInstant,
} from '@tribunen/domain';
import { follows, matchDay } from './matchDay.ts';
import { microsecondsPerCall } from './perCall.ts';

function goal(match: Match): LiveUpdate {
  const updatedAt = toUtcInstant('2026-11-21T12:00:05Z');
  if (updatedAt === null) throw new Error('the moment of the goal is none');
  return {
    kind: 'state',
    matchId: match.id,
    status: 'IN_PLAY',
    minute: 45,
    injuryTime: null,
    score: { home: 2, away: 0 },
    updatedAt,
  };
}

const goals = matchDay.filter(isLive).map(goal);
const changed = goals.map(
  (update) => applyLiveUpdate(matchDay, update).filter((match, i) => match !== matchDay[i]).length,
);

console.log(`\nA day of ${matchDay.length} matches, ${follows.length} follows`);
console.table({
  'order and group': {
    'ms a call': (
      (await microsecondsPerCall([() => groupByCompetition(orderMatches(matchDay, follows))])) / 1000
    ).toFixed(4),
    'aim below': 0.3,
  },
  'applyLiveUpdate, a goal': {
    'ms a call': (
      (await microsecondsPerCall(goals.map((update) => () => applyLiveUpdate(matchDay, update)))) / 1000
    ).toFixed(4),
    'aim below': 0.02,
  },
});
console.log(`Matches that a goal makes new: ${Math.max(...changed)}`);
