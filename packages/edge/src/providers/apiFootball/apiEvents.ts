import type {
  ApiEvent,
  ApiFixture,
  ApiLineUp,
  ProviderBooking,
  ProviderGoal,
  ProviderSubstitution,
} from '@tribunen/contract';
import type { ScoreLine } from '@tribunen/domain';

type Sides = Pick<ApiFixture, 'teams' | 'goals'>;

const shootOut = /shoot-?out/i;
const takenBack = /^goal (?:cancelled|disallowed)/i;

/**
 * The goals of the match without its shoot-out, in order, each with the score after it. The provider may still list a
 * goal that a video referee has taken back, so goals beyond a side's score are left out. The provider lists an own goal
 * under the team for which it counts.
 */
export function goalsIn(events: readonly ApiEvent[], { teams, goals }: Sides): readonly ProviderGoal[] {
  const inOrder = byTime(events).filter(isGoal);
  const listed = (team: number) => inOrder.filter((goal) => goal.team.id === team);
  const annulled = new Set(
    (
      [
        [teams.home.id, goals?.home],
        [teams.away.id, goals?.away],
      ] as const
    ).flatMap(([team, score]) => annulledOf(listed(team), score ?? 0, events)),
  );
  const score = { home: 0, away: 0 };
  return inOrder
    .filter((goal) => !annulled.has(goal))
    .map((goal) => {
      score[goal.team.id === teams.away.id ? 'away' : 'home'] += 1;
      return {
        ...clockOf(goal),
        type: goal.detail === 'Own Goal' ? 'OWN' : goal.detail === 'Penalty' ? 'PENALTY' : 'REGULAR',
        team: goal.team,
        scorer: personOf(goal.player),
        assist: personOf(goal.assist),
        score: { ...score },
      };
    });
}

/**
 * The goals to leave out when the list has more goals than the side's score: the latest of those that the video referee
 * may have taken back.
 */
function annulledOf(goals: readonly ApiEvent[], score: number, events: readonly ApiEvent[]): readonly ApiEvent[] {
  const beyond = Math.max(0, goals.length - score);
  const decided = goals.filter((goal) =>
    events.some((event) => isTakenBack(event) && event.team.id === goal.team.id && minutesOf(event) >= minutesOf(goal)),
  );
  return beyond === 0 ? [] : decided.slice(-beyond);
}

function isTakenBack({ type, detail }: ApiEvent): boolean {
  return type.toLowerCase() === 'var' && takenBack.test(detail ?? '');
}

/** How many goals of each side the video referee has taken back. */
export function cancelledIn(events: readonly ApiEvent[], { home, away }: ApiFixture['teams']): ScoreLine {
  const ofTeam = (team: number): number =>
    events.filter((event) => event.team.id === team && isTakenBack(event)).length;
  return { home: ofTeam(home.id), away: ofTeam(away.id) };
}

/** The cards. If a player gets a yellow and a red card in the same minute, the two become one second yellow card. */
export function bookingsIn(events: readonly ApiEvent[]): readonly ProviderBooking[] {
  const cards = byTime(events).filter(({ type }) => type.toLowerCase() === 'card');
  const isPair = (yellow: ApiEvent, red: ApiEvent): boolean =>
    isYellow(yellow) && !isYellow(red) && minutesOf(yellow) === minutesOf(red) && isSamePerson(yellow, red);
  return cards
    .filter((card) => !cards.some((other) => isPair(card, other)))
    .map((card) => {
      const isSecond = cards.some((other) => isPair(other, card)) || /second yellow/i.test(card.detail ?? '');
      const colour = isSecond ? 'YELLOW_RED' : isYellow(card) ? 'YELLOW' : 'RED';
      return { ...clockOf(card), card: colour, team: card.team, player: personOf(card.player) };
    });
}

/**
 * The substitutions. The provider sometimes swaps the two players. If the line-up shows the player who goes off on the
 * bench, and the player who comes on in the eleven, the function swaps them back.
 */
export function substitutionsIn(
  events: readonly ApiEvent[],
  lineUps: ApiFixture['lineups'],
): readonly ProviderSubstitution[] {
  return byTime(events)
    .filter(({ type }) => type.toLowerCase() === 'subst')
    .map((change) => {
      const lineUp = lineUps?.find(({ team }) => team.id === change.team.id);
      const isTurned = isAmong(lineUp?.substitutes, change.player) && isAmong(lineUp?.startXI, change.assist);
      const [off, on] = isTurned ? [change.assist, change.player] : [change.player, change.assist];
      return { ...clockOf(change), team: change.team, playerOut: personOf(off), playerIn: personOf(on) };
    });
}

function isAmong(players: ApiLineUp['startXI'], person: ApiEvent['player']): boolean {
  const id = personOf(person)?.id ?? null;
  return id !== null && (players ?? []).some(({ player }) => player.id === id);
}

/**
 * The type alone is not enough: the provider also gives a missed penalty, and each kick of a shoot-out, the type of a
 * goal.
 */
function isGoal({ type, detail, comments }: ApiEvent): boolean {
  return type.toLowerCase() === 'goal' && detail !== 'Missed Penalty' && !shootOut.test(comments ?? '');
}

function isYellow({ detail }: ApiEvent): boolean {
  return /^yellow/i.test(detail ?? '');
}

function isSamePerson(a: ApiEvent, b: ApiEvent): boolean {
  const [first, second] = [personOf(a.player), personOf(b.player)];
  if (a.team.id !== b.team.id) return false;
  const haveIds = (first?.id ?? null) !== null && (second?.id ?? null) !== null;
  if (haveIds) return first?.id === second?.id;
  const name = first?.name ?? null;
  return name !== null && name === second?.name;
}

function byTime(events: readonly ApiEvent[]): readonly ApiEvent[] {
  return events.toSorted((a, b) => minutesOf(a) - minutesOf(b));
}

/** Each minute of added time counts as a hundredth of a minute, so that 45+5 comes before 46. */
function minutesOf({ time }: ApiEvent): number {
  return (time.elapsed ?? 0) + (time.extra ?? 0) / 100;
}

/** The clock of an event; a negative minute counts as unknown. */
function clockOf({ time }: ApiEvent): { readonly minute: number | null; readonly injuryTime: number | null } {
  const minute = time.elapsed ?? null;
  return { minute: minute !== null && minute < 0 ? null : minute, injuryTime: time.extra ?? null };
}

/** A player; null when the provider gives neither a name nor an id. The provider writes 0 for a missing id. */
function personOf(person: ApiEvent['player']): { readonly id: number | null; readonly name: string | null } | null {
  const id = person?.id || null;
  const name = person?.name?.trim() || null;
  return id === null && name === null ? null : { id, name };
}
