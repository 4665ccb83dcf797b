import type { ProviderMatchReport } from '@tribunen/contract';
import { type FantasyPosition, type FixtureStats, type Side } from '@tribunen/domain';
import type { SquadLine, SquadPlayer } from '../../seed/SquadPlayer.ts';
import { createRandom } from '../createRandom.ts';

/** A player's figures in a match so far. */
export interface PlayerStats {
  readonly player: SquadPlayer;
  readonly position: FantasyPosition;
  readonly stats: FixtureStats & { readonly minutes: number };
  /** Points in the official bonus points system. */
  readonly bps: number;
}

const positionOfLine = {
  GK: 'goalkeeper',
  DF: 'defender',
  MF: 'midfielder',
  FW: 'forward',
} as const satisfies Record<SquadLine, FantasyPosition>;

/**
 * The fewest and the most minutes between two saves, or two defensive contributions, of a player. They are invented,
 * because reports do not have these figures.
 */
const minutesASave = [16, 60] as const;
const minutesAContribution = {
  goalkeeper: null,
  defender: [7, 20],
  midfielder: [6, 24],
  forward: [14, 40],
} as const satisfies Record<FantasyPosition, readonly [fewest: number, most: number] | null>;

type Team = Pick<ProviderMatchReport['homeTeam'], 'id' | 'lineup'>;

/**
 * The parts of a match's report from which the figures are computed. For a match that is not on a list yet, most of
 * them are empty.
 */
export interface PlayedReport extends Pick<
  ProviderMatchReport,
  'id' | 'status' | 'minute' | 'goals' | 'bookings' | 'substitutions' | 'events'
> {
  readonly homeTeam: Team;
  readonly awayTeam: Team;
}

/**
 * The figures of every player of two squads in a match, from its report. Saves and defensive contributions, which no
 * report contains, are drawn for the match and the player, and grow with the minutes.
 */
export function fixtureStats(
  report: PlayedReport,
  squads: ReadonlyMap<number, readonly SquadPlayer[]>,
): readonly PlayerStats[] {
  const sides = ['home', 'away'] as const;
  return sides.flatMap((side) =>
    (squads.get(teamOf(report, side)) ?? []).map((player) => statsOf(report, side, player)),
  );
}

function teamOf(report: PlayedReport, side: Side): number {
  return Number((side === 'home' ? report.homeTeam : report.awayTeam).id);
}

function statsOf(report: PlayedReport, side: Side, player: SquadPlayer): PlayerStats {
  const position = positionOfLine[player.line];
  const own = teamOf(report, side);
  const spell = spellOf(report, side, player.id);
  const minutes = spell === null ? 0 : Math.max(0, spell.until - spell.from);
  const count = (happened: readonly unknown[] | null | undefined): number => happened?.length ?? 0;
  const goals = report.goals ?? [];
  const scored = goals.filter(({ type, scorer }) => scorer?.id === player.id && type !== 'OWN');
  const ownGoals = goals.filter(({ type, scorer }) => scorer?.id === player.id && type === 'OWN');
  const assists = goals.filter(({ assist }) => assist?.id === player.id);
  const cards = (report.bookings ?? []).filter((booking) => booking.player?.id === player.id);
  const isSentOff = cards.some(({ card }) => card !== 'YELLOW');
  // A player who is sent off keeps losing points for the goals that the team concedes.
  const until = isSentOff ? 120 : spell?.until;
  const conceded = goals.filter(({ team, minute }) => {
    const at = minute ?? 0;
    return team?.id !== own && spell !== null && until !== undefined && at > spell.from && at <= until;
  });
  const missed = (report.events ?? []).filter(
    (each) => each.type === 'PENALTY_MISSED' && each.player?.id === player.id,
  );
  const random = createRandom('fantasy-stats', report.id, player.id);
  const stats = {
    minutes,
    goals_scored: count(scored),
    assists: count(assists),
    clean_sheets: minutes >= 60 && conceded.length === 0 ? 1 : 0,
    goals_conceded: count(conceded),
    own_goals: count(ownGoals),
    penalties_missed: count(missed),
    // A red card includes the points of the yellow cards.
    yellow_cards: isSentOff ? 0 : count(cards),
    red_cards: isSentOff ? 1 : 0,
    saves: position === 'goalkeeper' ? Math.floor(minutes / drawBetween(minutesASave, random())) : 0,
    defensive_contribution: contributions(minutes, position, random()),
  };
  return { player, position, stats, bps: bpsOf(stats, position, random()) };
}

/**
 * A player's minutes on the pitch; null when the player has not come on. Added time does not count: the last minute is
 * the 90th.
 */
function spellOf(
  report: PlayedReport,
  side: Side,
  player: number,
): { readonly from: number; readonly until: number } | null {
  const { lineup } = side === 'home' ? report.homeTeam : report.awayTeam;
  const clock = clockOf(report);
  if (clock === null) return null;
  const substitutions = report.substitutions ?? [];
  const cameOn = substitutions.find(({ playerIn }) => playerIn?.id === player);
  const isStarter = lineup?.some(({ id }) => id === player) === true;
  if (!isStarter && cameOn === undefined) return null;
  const ends = [
    ...substitutions.filter(({ playerOut }) => playerOut?.id === player),
    ...(report.bookings ?? []).filter((booking) => booking.player?.id === player && booking.card !== 'YELLOW'),
  ].map(({ minute }) => minute ?? 90);
  // A player who comes on in the last minute has played one minute.
  const from = isStarter ? 0 : Math.min(cameOn?.minute ?? 0, 89);
  return { from, until: Math.min(90, clock, ...ends) };
}

/** The minute of play; null before kick-off. */
function clockOf({ status, minute }: PlayedReport): number | null {
  if (status === 'FINISHED') return 90;
  return status === 'IN_PLAY' || status === 'PAUSED' || status === 'SUSPENDED' ? (minute ?? 1) : null;
}

function contributions(minutes: number, position: FantasyPosition, draw: number): number {
  const range = minutesAContribution[position];
  return range === null ? 0 : Math.floor(minutes / drawBetween(range, draw));
}

function drawBetween([fewest, most]: readonly [number, number], draw: number): number {
  return fewest + (most - fewest) * draw;
}

const bpsOfGoal = { goalkeeper: 12, defender: 12, midfielder: 18, forward: 24 } as const;

/** Points by the weights of the official bonus points system, as far as a report has the figures; passing is drawn. */
function bpsOf(stats: FixtureStats & { readonly minutes: number }, position: FantasyPosition, draw: number): number {
  if (stats.minutes === 0) return 0;
  const isAtTheBack = position === 'goalkeeper' || position === 'defender';
  const worth = (value: number | undefined, each: number): number => (value ?? 0) * each;
  return (
    (stats.minutes >= 60 ? 6 : 3) +
    worth(stats.goals_scored, bpsOfGoal[position]) +
    worth(stats.assists, 9) +
    (isAtTheBack ? worth(stats.clean_sheets, 12) + worth(stats.goals_conceded, -4) : 0) +
    worth(stats.saves, 2) +
    worth(stats.own_goals, -6) +
    worth(stats.penalties_missed, -6) +
    worth(stats.yellow_cards, -3) +
    worth(stats.red_cards, -9) +
    Math.floor((draw * stats.minutes) / 10)
  );
}
