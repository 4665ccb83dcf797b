import type { Side } from '../match/Match.ts';
import type { GoalEvent } from '../report/MatchEvent.ts';
import { timeSlider } from './eventsUntil.ts';
import { fieldedPlayers, type FieldedPlayer, minuteOfEvent, playersOn } from './fieldedPlayers.ts';
import type { Duel, Pass, PitchEvents, Run, Shot } from './PitchEvent.ts';
import { type PitchPoint, pitchPoint } from './PitchPoint.ts';
import { pitchSize } from './pitchSize.ts';
import type { PlayedMatch, PlayedShot } from './PlayedMatch.ts';
import { type Random, shotEnd } from './samplePitchEvents.ts';
import { seededRandom } from './seededRandom.ts';

/** How many passes and duels are drawn for both teams together, and how many runs for each team. */
const COUNTS = { passes: 300, duels: 60, runsOfTeam: 45 } as const;
/** How closely a team's share of the passes follows its share of the shots: half-way. */
const MOMENTUM = 10;
/** Metres: how near a receiver is, how far a player strays from the place in the formation, how far the team moves up. */
const PASS_REACH = 17;
const STRAY = 9;
const ADVANCE = { least: -14, most: 20 } as const;
const RUN = { least: 5, most: 29 } as const;
/** The chance that a pass arrives, and how much each metre reduces it. */
const SURE_PASS = 1;
const RISK_A_METRE = 0.007;

const opponentOf: Readonly<Record<Side, Side>> = { home: 'away', away: 'home' };

/**
 * Shots, passes, runs and duels of both teams that agree with the known facts of a match (PITCH-31): its shots with
 * their places or, when no source has shots, the goals that count. The assist is the pass before the goal; only players
 * on the pitch act; a card follows a lost duel; and a duel that one team wins, the other loses at the same place. The
 * rest is drawn from the seed. It is invented data, and the screen must say so.
 */
export function drawPitchEvents(played: PlayedMatch, seed: number): Readonly<Record<Side, PitchEvents>> {
  const random = seededRandom(seed);
  const players = {
    home: fieldedPlayers('home', played.lineUps.home, played.events),
    away: fieldedPlayers('away', played.lineUps.away, played.events),
  };
  const known = played.shots.length > 0 ? played.shots : goalsAsShots(played, random);
  const end = Math.max(timeSlider.to - 1, ...played.events.map(minuteOfEvent), ...known.map(({ minute }) => minute));
  const shots = {
    home: shotsOf('home', known, random),
    away: shotsOf('away', known, random),
  };
  const duels = drawDuels(played, players, end, random);
  const share = (side: Side): number =>
    (shots[side].length + MOMENTUM) / (shots.home.length + shots.away.length + 2 * MOMENTUM);
  const eventsOf = (side: Side): PitchEvents => ({
    shots: shots[side],
    passes: inOrder([
      ...assistsOf(side, played, shots[side], players[side], random),
      ...many(Math.round(COUNTS.passes * share(side)), () => drawPass(players[side], end, random)),
    ]),
    runs: inOrder(many(COUNTS.runsOfTeam, () => drawRun(players[side], end, random))),
    duels: duels[side],
  });
  return { home: eventsOf('home'), away: eventsOf('away') };
}

/** The goals that count, without own goals. */
function scoredGoals({ events }: PlayedMatch): readonly GoalEvent[] {
  return events
    .filter((event) => event.type === 'GOAL')
    .filter(({ cancelled, goal }) => !cancelled && goal !== 'own-goal');
}

function goalsAsShots(played: PlayedMatch, random: Random): readonly PlayedShot[] {
  return scoredGoals(played).map((goal) => ({
    side: goal.teamSide,
    minute: minuteOfEvent(goal),
    player: goal.playerName,
    from:
      goal.goal === 'penalty'
        ? pitchPoint(pitchSize.penaltySpotDistance, 0)
        : pitchPoint(between(random, 5, 18), between(random, -10, 10)),
    outcome: 'goal',
  }));
}

function shotsOf(side: Side, shots: readonly PlayedShot[], random: Random): readonly Shot[] {
  return inOrder(
    shots
      .filter((shot) => shot.side === side)
      .map((shot) => ({ ...shot, to: shotEnd(random, shot.from, shot.outcome) })),
  );
}

/** The last pass before a goal, from the assisting player to the place of the shot. */
function assistsOf(
  side: Side,
  played: PlayedMatch,
  shots: readonly Shot[],
  players: readonly FieldedPlayer[],
  random: Random,
): readonly Pass[] {
  return scoredGoals(played).flatMap((goal) => {
    if (goal.teamSide !== side || goal.assistName === null) return [];
    const minute = minuteOfEvent(goal);
    const shot = shots.find(
      (each) => each.minute === minute && each.outcome === 'goal' && each.player === goal.playerName,
    );
    if (shot === undefined) return [];
    const place = players.find(({ name }) => name === goal.assistName)?.place ?? shot.from;
    // The assisting player is in the attack.
    const from = strayed(pitchPoint((place.x + shot.from.x) / 2, place.y), random);
    return { minute, player: goal.assistName, receiver: goal.playerName, from, to: shot.from, completed: true };
  });
}

function drawPass(players: readonly FieldedPlayer[], end: number, random: Random): Pass | null {
  const minute = wholeMinute(end, random);
  const on = playersOn(players, minute);
  const passer = pick(on, () => 1, random);
  if (passer === null) return null;
  const advance = between(random, ADVANCE.least, ADVANCE.most);
  const from = strayed(movedUp(passer, advance), random);
  const receiver = pick(
    on.filter((each) => each !== passer),
    ({ place }) => Math.exp(-Math.hypot(place.x - passer.place.x, place.y - passer.place.y) / PASS_REACH),
    random,
  );
  if (receiver === null) return null;
  const to = strayed(movedUp(receiver, advance), random);
  const completed = random() < SURE_PASS - RISK_A_METRE * Math.hypot(to.x - from.x, to.y - from.y);
  return { minute, player: passer.name, receiver: completed ? receiver.name : null, from, to, completed };
}

function drawRun(players: readonly FieldedPlayer[], end: number, random: Random): Run | null {
  const minute = wholeMinute(end, random);
  const runner = pick(outfield(playersOn(players, minute)), () => 1, random);
  if (runner === null) return null;
  const from = strayed(movedUp(runner, between(random, ADVANCE.least, ADVANCE.most)), random);
  const length = between(random, RUN.least, RUN.most);
  // Towards the goal line, up to sixty degrees aside.
  const aside = between(random, -Math.PI / 3, Math.PI / 3);
  const to = onPitch(from.x - length * Math.cos(aside), from.y + length * Math.sin(aside));
  return { minute, player: runner.name, from, to };
}

/** Draws duels. Each duel is seen from both teams, whose goals are opposite. */
function drawDuels(
  { events }: PlayedMatch,
  players: Readonly<Record<Side, readonly FieldedPlayer[]>>,
  end: number,
  random: Random,
): Readonly<Record<Side, readonly Duel[]>> {
  const duels: Record<Side, Duel[]> = { home: [], away: [] };
  const contest = (minute: number, loser: Side, name: string | null): void => {
    const winner = opponentOf[loser];
    const against = pick(outfield(playersOn(players[winner], minute)), () => 1, random);
    const known = players[loser].find((each) => each.name === name);
    const beaten = known ?? pick(outfield(playersOn(players[loser], minute)), () => 1, random);
    if (against === null || beaten === null) return;
    const at = strayed(movedUp(beaten, between(random, ADVANCE.least, ADVANCE.most)), random);
    duels[loser].push({ minute, player: beaten.name, at, won: false });
    duels[winner].push({ minute, player: against.name, at: fromOtherEnd(at), won: true });
  };
  for (const event of events) {
    if (event.type === 'YELLOW_CARD' || event.type === 'RED_CARD')
      contest(minuteOfEvent(event), event.teamSide, event.playerName);
  }
  for (let count = 0; count < COUNTS.duels; count += 1)
    contest(wholeMinute(end, random), random() < 0.5 ? 'home' : 'away', null);
  return { home: inOrder(duels.home), away: inOrder(duels.away) };
}

function outfield(players: readonly FieldedPlayer[]): readonly FieldedPlayer[] {
  return players.filter(({ isGoalkeeper }) => !isGoalkeeper);
}

function many<Event>(count: number, draw: () => Event | null): readonly Event[] {
  return Array.from({ length: count }, draw).filter((event) => event !== null);
}

function inOrder<Event extends { readonly minute: number }>(events: readonly Event[]): readonly Event[] {
  return events.toSorted((a, b) => a.minute - b.minute);
}

/** One of the items, by weight; null when there is none. */
function pick<Item>(items: readonly Item[], weightOf: (item: Item) => number, random: Random): Item | null {
  const weights = items.map(weightOf);
  let left = random() * weights.reduce((sum, weight) => sum + weight, 0);
  const index = weights.findIndex((weight) => (left -= weight) < 0);
  return items[index] ?? null;
}

/** The place of a player when the team has moved up. A goalkeeper stays. */
function movedUp({ place, isGoalkeeper }: FieldedPlayer, advance: number): PitchPoint {
  return isGoalkeeper ? place : onPitch(place.x - advance, place.y);
}

function strayed({ x, y }: PitchPoint, random: Random): PitchPoint {
  const offset = (): number => (random() + random() - 1) * STRAY;
  return onPitch(x + offset(), y + offset());
}

function fromOtherEnd({ x, y }: PitchPoint): PitchPoint {
  return onPitch(pitchSize.length - x, -y);
}

function onPitch(x: number, y: number): PitchPoint {
  const halfWidth = pitchSize.width / 2;
  return pitchPoint(
    tenths(Math.min(Math.max(x, 0), pitchSize.length)),
    tenths(Math.min(Math.max(y, -halfWidth), halfWidth)),
  );
}

/** Rounds to a tenth of a metre, the precision of the shots. */
function tenths(metres: number): number {
  return Math.round(metres * 10) / 10;
}

function wholeMinute(end: number, random: Random): number {
  return Math.floor(between(random, 0, end + 1));
}

function between(random: Random, least: number, most: number): number {
  return least + random() * (most - least);
}
