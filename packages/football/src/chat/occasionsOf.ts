import type { ScoreLine, Side } from '@tribunen/domain';
import type { SquadPlayer } from '../../seed/SquadPlayer.ts';
import type { Topic } from '../../seed/voicesSchema.ts';
import type { ScriptEvent } from '../script/MatchScript.ts';
import { clockAt, periodClock } from '../script/periodClock.ts';
import type { PlayedMatch } from '../state/SimulatedMatch.ts';

/** A moment of a match that spectators write about, and the topic of each side's supporters and of neutral spectators. */
export interface Occasion {
  /** Seconds of play since kick-off, breaks included; negative before it. */
  readonly at: number;
  /** How many spectators write about it, on average. */
  readonly voices: number;
  readonly player: SquadPlayer | null;
  readonly minute: number;
  readonly score: ScoreLine;
  /**
   * The topic of each side's supporters, and of spectators who support neither side (`neutral`); null for those who
   * stay silent.
   */
  readonly topics: Readonly<Record<Side | 'neutral', Topic | null>>;
}

type Topics = Occasion['topics'];

/**
 * The occasions of a match, in order of time.
 *
 * @example
 * occasionsOf(match).map(({ topics }) => topics.home); // ['before', 'kickOff', 'nearFor', 'goalFor', …]
 */
export function occasionsOf({ script, timeline }: PlayedMatch): readonly Occasion[] {
  const score = { home: 0, away: 0 };
  const plain = { player: null, minute: 1 };
  const occasions: Occasion[] = [
    { ...plain, at: -240, voices: 2.5, score: { ...score }, topics: forAll('before') },
    { ...plain, at: 20, voices: 2, score: { ...score }, topics: forAll('kickOff') },
  ];
  let start = 0;
  for (const { name, seconds } of script.periods) {
    start += periodClock[name].breakBefore;
    if (name === 'extra-time-first-half') {
      occasions.push({ ...plain, at: start - 120, voices: 2, score: { ...score }, topics: forAll('extraTime') });
    }
    if (name === 'shoot-out') {
      occasions.push({ ...plain, at: start - 60, voices: 3, score: { ...score }, topics: forAll('shootOut') });
    }
    for (const event of script.events.filter((each) => each.period === name)) {
      if (event.type === 'goal') score[event.side] += 1;
      if (event.type === 'goal-cancelled') score[event.side] -= 1;
      const said = talkOf(event);
      if (said === null) continue;
      const { minute } = clockAt(name, event.second);
      occasions.push({ at: start + event.second, minute, score: { ...score }, ...said });
    }
    if (name === 'second-half' && score.home === score.away) {
      const late = { ...plain, at: start + 38 * 60, minute: 84 };
      occasions.push({ ...late, voices: 2, score: { ...score }, topics: forAll('lateLevel') });
    }
    start += seconds;
    if (name === 'first-half') {
      const topics = byLead(score, 'halfTimeLeading', 'halfTimeTrailing', 'halfTimeLevel');
      occasions.push({ ...plain, at: start + 60, voices: 3, score: { ...score }, topics });
    }
  }
  const end = timeline.at(-1);
  if (end?.status === 'FINISHED' && end.period !== 'shoot-out') {
    occasions.push({
      ...plain,
      at: start + 30,
      voices: 4,
      score: { ...score },
      topics: byLead(score, 'won', 'lost', 'drawn'),
    });
  }
  return occasions.toSorted((a, b) => a.at - b.at);
}

function talkOf(event: ScriptEvent): Pick<Occasion, 'voices' | 'player' | 'topics'> | null {
  const { side } = event;
  switch (event.type) {
    case 'goal': {
      const topics = {
        GOAL: bySide(side, 'goalFor', 'goalAgainst', 'goalNeutral'),
        PENALTY: bySide(side, 'penaltyGoalFor', 'penaltyGoalAgainst', 'goalNeutral'),
        OWN_GOAL: bySide(side, 'ownGoalFor', 'ownGoalAgainst', null),
      };
      return { voices: 4.5, player: event.scorer, topics: topics[event.kind] };
    }
    case 'goal-cancelled':
      return { voices: 3, player: event.scorer, topics: bySide(side, 'cancelledFor', 'cancelledAgainst', null) };
    case 'shot':
      if (event.isPenalty) {
        return {
          voices: 4,
          player: event.player,
          topics: bySide(side, 'penaltyMissedFor', 'penaltyMissedAgainst', null),
        };
      }
      if (event.outcome === 'blocked' || event.outcome === 'off-target') return null;
      return { voices: 0.6, player: event.player, topics: bySide(side, 'nearFor', 'nearAgainst', null) };
    case 'booking':
      if (event.card === 'YELLOW') return { voices: 0.7, player: event.player, topics: forAll('yellow') };
      return { voices: 3.5, player: event.player, topics: bySide(side, 'redFor', 'redAgainst', null) };
    case 'substitution':
      if (event.injured) return { voices: 1.5, player: event.off, topics: forAll('injury') };
      return { voices: 0.5, player: event.on, topics: bySide(side, 'substitution', null, null) };
    case 'foul':
    case 'corner':
    case 'offside':
    case 'shoot-out-kick':
      return null;
  }
}

function forAll(topic: Topic): Topics {
  return { home: topic, away: topic, neutral: topic };
}

function bySide(side: Side, ours: Topic, theirs: Topic | null, neutral: Topic | null): Topics {
  return side === 'home' ? { home: ours, away: theirs, neutral } : { home: theirs, away: ours, neutral };
}

function byLead({ home, away }: ScoreLine, ahead: Topic, behind: Topic, level: Topic): Topics {
  if (home === away) return forAll(level);
  return home > away ? { home: ahead, away: behind, neutral: null } : { home: behind, away: ahead, neutral: null };
}
