import type { ScoreLine, Side } from '@tribunen/domain';
import type { SquadPlayer } from '../../seed/SquadPlayer.ts';
import type { SeedGoal } from '../../seed/seedSchema.ts';
import type { Random } from '../createRandom.ts';
import { drawInteger } from '../drawInteger.ts';
import { drawWeighted } from '../drawWeighted.ts';
import { drawShootOut, playShootOut } from '../script/drawShootOut.ts';
import type { MatchScript, Period, PeriodName, ScriptedShot, ScriptEvent, ShotPlace } from '../script/MatchScript.ts';
import { regularSeconds } from '../script/periodClock.ts';
import { type CompetitionProfile, tempoAt } from './CompetitionProfile.ts';
import { drawShot, meanChance } from './drawShot.ts';
import { drawSubstitutions } from './drawSubstitutions.ts';
import { pickLineUp } from './pickLineUp.ts';
import { SidePlay } from './SidePlay.ts';

/** A goal that the match is known to have had. */
export interface KnownGoal {
  readonly side: Side;
  readonly kind: SeedGoal['kind'];
  /** Null when the scorer is not known. */
  readonly scorer: SquadPlayer | null;
  readonly period: PeriodName;
  readonly second: number;
}

/** The known course of a match, which decides its result. */
export interface KnownCourse {
  /** In order of time. */
  readonly goals: readonly KnownGoal[];
  readonly extraTime: boolean;
  /** The shoot-out only; null without one. */
  readonly penalties: ScoreLine | null;
}

export interface MatchSetting {
  readonly profile: CompetitionProfile;
  /** The goals that each side can expect in ninety minutes (`expectedGoals`). */
  readonly expected: Readonly<Record<Side, number>>;
  readonly squads: Readonly<Record<Side, readonly SquadPlayer[]>>;
  /** Whether the match needs a winner. */
  readonly isKnockOut: boolean;
  /** Null for a match that is played freely. */
  readonly known: KnownCourse | null;
}

type ClockedPeriod = Exclude<PeriodName, 'shoot-out'>;
type Occurrence = readonly [second: number, happen: (second: number) => void];

const sides: readonly Side[] = ['home', 'away'];
const opponentOf: Readonly<Record<Side, Side>> = { home: 'away', away: 'home' };
/** Shares of the goals of the World Cup 2026: 16 of 308 from the spot, 14 own goals. */
const penaltyShare = 0.052;
const ownGoalShare = 0.045;
export const penaltyScored = 0.77;
/** The share of all goals that the video referee takes back: one in ten matches. */
const cancelledShare = 0.035;
/** An average side's events in a minute: goals, shots, fouls, corners and offsides. */
const inMinute = { goals: 1.4 / 92, shots: 0.128, fouls: 0.112, corners: 0.053, offsides: 0.019, injuries: 0.0014 };
/** The share of fouls that bring a card. */
const cardShare = 0.2;
const redShare = 0.0042;
/** The factors by which one player fewer (`manDown`) and one player more (`manUp`) change a side's expected goals. */
const manDown = 0.72;
const manUp = 1.3;
/** Seconds that the referee adds for each of these interruptions. */
const lost = { goal: 35, card: 20, substitution: 25, injury: 75, review: 70 };
/** The fewest and the most seconds that the referee always adds to a period. */
const alwaysAdded: Readonly<Record<ClockedPeriod, readonly [number, number]>> = {
  'first-half': [80, 240],
  'second-half': [110, 300],
  'extra-time-first-half': [10, 70],
  'extra-time-second-half': [30, 120],
};
const secondsBetweenKicks = 45;
/** Nothing happens in the last seconds of a period, so that the kick-off after a goal is taken. */
const lastQuietSeconds = 40;
const abandonedShare = 0.0004;
const spot: ShotPlace = { x: 94, y: 34 };
const misses: readonly { readonly outcome: ScriptedShot['outcome']; readonly share: number }[] = [
  { outcome: 'off-target', share: 40 },
  { outcome: 'saved', share: 31 },
  { outcome: 'blocked', share: 27 },
  { outcome: 'woodwork', share: 2 },
];

/**
 * Plays one match minute by minute. The strength of each side, the score, the players on the pitch and the time make
 * events likely, and chance decides. In a match with a known course the goals fall when they really fell, and
 * everything else happens around them.
 */
export class MatchPlay {
  readonly #setting: MatchSetting;
  readonly #random: Random;
  readonly #sides: Readonly<Record<Side, SidePlay>>;
  readonly #events: ScriptEvent[] = [];
  readonly #periods: Period[] = [];
  readonly #score: Record<Side, number> = { home: 0, away: 0 };
  readonly #abandonedAt: number | null;
  #period: ClockedPeriod = 'first-half';
  /** Seconds lost in this period so far. */
  #lost = 0;
  /** A goal that the video referee is checking, and the second when the decision is due. */
  #review: { readonly second: number; readonly side: Side; readonly scorer: SquadPlayer } | null = null;

  constructor(setting: MatchSetting, random: Random) {
    this.#setting = setting;
    this.#random = random;
    this.#abandonedAt = setting.known === null && random() < abandonedShare ? drawInteger(60, 40 * 60, random) : null;
    const sideOf = (side: Side): SidePlay => {
      const lineUp = pickLineUp(setting.squads[side], this.#knownScorers(side), random);
      return new SidePlay(lineUp, drawSubstitutions(random), random);
    };
    this.#sides = { home: sideOf('home'), away: sideOf('away') };
  }

  get #knownGoals(): readonly KnownGoal[] {
    return this.#setting.known?.goals ?? [];
  }

  /** Plays the whole match. Call it once. */
  play(): MatchScript {
    this.#playPeriod('first-half');
    this.#playPeriod('second-half');
    const isAbandoned = this.#abandonedAt !== null;
    if (!isAbandoned && this.#goesToExtraTime()) {
      this.#playPeriod('extra-time-first-half');
      this.#playPeriod('extra-time-second-half');
      this.#playShootOut();
    }
    return {
      periods: this.#periods,
      events: this.#events,
      lineUps: { home: this.#sides.home.lineUp, away: this.#sides.away.lineUp },
      homePossession: this.#drawPossession(),
      abandoned: isAbandoned,
    };
  }

  #goesToExtraTime(): boolean {
    const { known, isKnockOut } = this.#setting;
    return known === null ? isKnockOut && this.#isLevel() : known.extraTime;
  }

  #isLevel(): boolean {
    return this.#score.home === this.#score.away;
  }

  #playPeriod(name: ClockedPeriod): void {
    this.#period = name;
    this.#lost = 0;
    this.#review = null;
    const regular = regularSeconds(name);
    const end = name === 'second-half' ? this.#abandonedAt : null;
    for (let second = 0; second < (end ?? regular); second += 60) this.#playMinute(second, end ?? Infinity);
    if (end !== null) {
      this.#periods.push({ name, seconds: end });
      return;
    }
    const seconds = this.#drawSeconds(name, regular);
    for (let second = regular; second < seconds; second += 60) this.#playMinute(second, seconds - lastQuietSeconds);
    this.#periods.push({ name, seconds });
  }

  #drawSeconds(name: ClockedPeriod, regular: number): number {
    const [least, most] = alwaysAdded[name];
    const last = this.#setting.known?.goals.findLast((goal) => goal.period === name);
    const share = name === 'first-half' || name === 'second-half' ? 1 : 0.3;
    const added = drawInteger(least, most, this.#random) + Math.round(this.#lost * share);
    return Math.max(regular + added, (last?.second ?? 0) + 60);
  }

  #playMinute(from: number, until: number): void {
    const occurrences = [...this.#ofCourse(from), ...sides.flatMap((side) => this.#likely(from, side))];
    for (const [second, happen] of occurrences.toSorted(([a], [b]) => a - b)) {
      if (second < until) happen(second);
    }
  }

  /**
   * Everything that must happen in the minute: known goals, a decision that is due, the substitutions that the coaches
   * planned.
   */
  #ofCourse(from: number): readonly Occurrence[] {
    const isNow = ({ period, second }: { readonly period: PeriodName; readonly second: number }): boolean =>
      period === this.#period && second >= from && second < from + 60;
    const goals = this.#knownGoals.filter(isNow).map((goal): Occurrence => {
      return [goal.second, () => this.#addGoal(goal)];
    });
    const changes = sides.flatMap((side) =>
      this.#sides[side].plan.filter(isNow).map((planned): Occurrence => {
        return [planned.second, (second) => this.#substitute(side, second, planned.players, false)];
      }),
    );
    const review = this.#review;
    if (review === null || !isNow({ period: this.#period, second: review.second })) return [...goals, ...changes];
    return [...goals, ...changes, [review.second, () => this.#cancelGoal(review)]];
  }

  /**
   * The occurrences that chance brings in the minute: nearly always none. An occurrence is created only when it
   * happens.
   */
  #likely(from: number, side: Side): readonly Occurrence[] {
    const goals = this.#goalsInMinute(side, from);
    const pressure = (goals / inMinute.goals) ** 0.6;
    const shots = inMinute.shots * pressure;
    const better = (goals * (1 - penaltyShare - ownGoalShare)) / (shots * meanChance);
    const occurrences: Occurrence[] = [];
    const when = (): number => from + drawInteger(0, 59, this.#random);
    const comes = (chance: number): boolean => this.#random() < chance;
    if (comes(shots)) occurrences.push([when(), (second) => this.#shoot(side, second, better)]);
    if (comes((goals * penaltyShare) / penaltyScored))
      occurrences.push([when(), (second) => this.#takePenalty(side, second)]);
    if (comes(goals * ownGoalShare)) occurrences.push([when(), (second) => this.#putIntoOwnGoal(side, second)]);
    if (comes(inMinute.fouls)) occurrences.push([when(), (second) => this.#foul(side, second)]);
    if (comes(inMinute.corners * pressure))
      occurrences.push([when(), (second) => this.#record({ type: 'corner', side, second })]);
    if (comes(inMinute.offsides * pressure))
      occurrences.push([when(), (second) => this.#record({ type: 'offside', side, second })]);
    if (comes(inMinute.injuries)) occurrences.push([when(), (second) => this.#injure(side, second)]);
    return occurrences;
  }

  #goalsInMinute(side: Side, second: number): number {
    const { expected, profile } = this.#setting;
    const more = this.#sides[side].players - this.#sides[opponentOf[side]].players;
    const men = more < 0 ? manDown ** -more : manUp ** more;
    const isLate = this.#period !== 'first-half' && (this.#period !== 'second-half' || second >= 15 * 60);
    const care = isLate && this.#isLevel() ? profile.caution : 1;
    return (expected[side] / 90) * tempoAt(profile, this.#period, second) * men * care;
  }

  /** The players of a side who are known to score later, own goals included. */
  #knownScorers(side: Side, after = -1): readonly SquadPlayer[] {
    return this.#knownGoals.flatMap(({ scorer, kind, side: credited, period, second }) => {
      const own = kind === 'OWN_GOAL' ? opponentOf[credited] : credited;
      const isOver = this.#periods.some(({ name }) => name === period) || (period === this.#period && second < after);
      return scorer === null || own !== side || isOver ? [] : [scorer];
    });
  }

  #shoot(side: Side, second: number, better: number): void {
    if (this.#review !== null) return;
    const { place, chance } = drawShot(this.#random);
    if (this.#random() < chance * better) this.#giveGoal({ side, second, kind: 'GOAL', place });
    else this.#miss(side, second, place, false);
  }

  #takePenalty(side: Side, second: number): void {
    if (this.#review !== null) return;
    if (this.#random() < penaltyScored) this.#giveGoal({ side, second, kind: 'PENALTY', place: spot });
    else this.#miss(side, second, spot, true);
  }

  #putIntoOwnGoal(side: Side, second: number): void {
    if (this.#review !== null) return;
    const { place } = drawShot(this.#random);
    this.#giveGoal({ side, second, kind: 'OWN_GOAL', place });
  }

  #miss(side: Side, second: number, place: ShotPlace, isPenalty: boolean): void {
    const outcomes = isPenalty ? misses.filter(({ outcome }) => outcome !== 'blocked') : misses;
    const { outcome } = drawWeighted(outcomes, ({ share }) => share, this.#random);
    const player = this.#sides[side].scorer();
    this.#record({ type: 'shot', side, second, outcome, isPenalty, player, place });
  }

  /** A goal by chance. In a match whose goals are known, a goal from play becomes a save, and any other is left out. */
  #giveGoal({ side, second, kind, place }: Pick<KnownGoal, 'side' | 'second' | 'kind'> & { place: ShotPlace }): void {
    if (this.#setting.known !== null) {
      if (kind === 'GOAL') {
        this.#record({
          type: 'shot',
          side,
          second,
          outcome: 'saved',
          isPenalty: false,
          player: this.#sides[side].scorer(),
          place,
        });
      }
      return;
    }
    this.#addGoal({ side, second, kind, scorer: null, period: this.#period }, place);
    const decided = second + drawInteger(60, 115, this.#random);
    const goal = this.#events.at(-1);
    if (goal?.type === 'goal' && decided < regularSeconds(this.#period) && this.#random() < cancelledShare) {
      this.#review = { second: decided, side, scorer: goal.scorer };
      this.#lost += lost.review;
    }
  }

  #addGoal({ side, second, kind, scorer: known }: KnownGoal, place: ShotPlace = this.#placeOf(kind)): void {
    const own = this.#sides[kind === 'OWN_GOAL' ? opponentOf[side] : side];
    const scorer = known ?? (kind === 'OWN_GOAL' ? own.ownGoalScorer() : own.scorer());
    const assist = kind === 'GOAL' && this.#random() < 0.72 ? own.assistTo(scorer) : null;
    this.#score[side] += 1;
    this.#lost += lost.goal;
    this.#record({ type: 'goal', side, second, kind, scorer, assist, place });
  }

  #placeOf(kind: SeedGoal['kind']): ShotPlace {
    return kind === 'PENALTY' ? spot : drawShot(this.#random).place;
  }

  #cancelGoal({ side, scorer, second }: { side: Side; scorer: SquadPlayer; second: number }): void {
    this.#review = null;
    this.#score[side] -= 1;
    this.#record({ type: 'goal-cancelled', side, second, scorer });
  }

  #foul(side: Side, second: number): void {
    this.#record({ type: 'foul', side, second });
    const spared = this.#knownScorers(side, second);
    const ticket = this.#random();
    const isLater = this.#period === 'first-half' ? 0.75 : 1.25;
    if (ticket < redShare) {
      const player = this.#sides[side].sendOff(spared);
      if (player !== null) this.#show('RED', side, second, player);
    } else if (ticket < redShare + cardShare * isLater) {
      const booking = this.#sides[side].book(spared);
      if (booking !== null) this.#show(booking.card, side, second, booking.player);
    }
  }

  #show(card: 'YELLOW' | 'YELLOW_RED' | 'RED', side: Side, second: number, player: SquadPlayer): void {
    this.#lost += lost.card;
    this.#record({ type: 'booking', side, second, card, player });
  }

  #injure(side: Side, second: number): void {
    this.#lost += lost.injury;
    this.#substitute(side, second, 1, true);
  }

  #substitute(side: Side, second: number, players: number, injured: boolean): void {
    const isExtraTime = this.#period !== 'first-half' && this.#period !== 'second-half';
    this.#lost += second === 0 ? 0 : lost.substitution;
    for (let count = 0; count < players; count += 1) {
      const change = this.#sides[side].substitute(this.#knownScorers(side, second), isExtraTime);
      if (change !== null) this.#record({ type: 'substitution', side, second, injured, ...change });
    }
  }

  #playShootOut(): void {
    const { known } = this.#setting;
    if (known === null ? !this.#isLevel() : known.penalties === null) return;
    const penalties = known?.penalties ?? null;
    const kicks = penalties === null ? playShootOut(this.#random) : drawShootOut(penalties, this.#random);
    this.#periods.push({ name: 'shoot-out', seconds: (kicks.length + 1) * secondsBetweenKicks });
    kicks.forEach((kick, index) => {
      this.#events.push({
        type: 'shoot-out-kick',
        period: 'shoot-out',
        second: (index + 1) * secondsBetweenKicks,
        ...kick,
      });
    });
  }

  #drawPossession(): number {
    const { home, away } = this.#setting.expected;
    const share = 0.5 + 0.13 * Math.log(home / away) + (this.#random() - 0.5) * 0.14;
    return Math.min(0.72, Math.max(0.28, share));
  }

  #record(event: Untimed<Exclude<ScriptEvent, { type: 'shoot-out-kick' }>>): void {
    this.#events.push({ ...event, period: this.#period });
  }
}

/** Each member of a union without its period: events always get the period that is being played. */
type Untimed<Event> = Event extends unknown ? Omit<Event, 'period'> : never;
