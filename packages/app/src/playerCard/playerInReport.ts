import {
  findPlayer,
  type Match,
  type MatchReport,
  minutesPlayed,
  playerEvents,
  type Side,
  type Team,
} from '@tribunen/domain';
import type { PlayerCardView, ShownPlayer } from '@tribunen/ui';

/** The facts of a player that the pressed name and the match around it contain. */
export interface KnownPlayer {
  readonly id: string | null;
  readonly number: number | null;
  readonly position: string | null;
  readonly team: Team | null;
  readonly match: PlayerCardView['match'];
}

const lastMinute = { REGULAR: 90, EXTRA_TIME: 120, PENALTY_SHOOTOUT: 120 } as const;

/**
 * The facts of a player from the name and the report (PLAYER-2, PLAYER-3). The line-up fills in fields that the pressed
 * name lacks, because a timeline has only names.
 */
export function playerInReport(player: ShownPlayer, report: MatchReport | null): KnownPlayer {
  const side = report === null ? null : (player.side ?? sideOf(player.name, report));
  const listed = report === null || side === null ? null : findPlayer(report.lineUps[side], player.name);
  return {
    id: player.id ?? listed?.player.id ?? null,
    number: player.number ?? listed?.player.shirtNumber ?? null,
    position: player.position ?? listed?.player.position ?? null,
    team: player.team ?? (report === null || side === null ? null : teamOf(report.match, side)),
    match:
      report === null || side === null || !hasBegun(report.match)
        ? null
        : {
            minutes: minutesPlayed(report, { side, name: player.name }, minuteOf(report.match)),
            events: playerEvents(report.events, { side, name: player.name }),
          },
  };
}

function sideOf(name: string, { lineUps }: MatchReport): Side | null {
  if (findPlayer(lineUps.home, name) !== null) return 'home';
  return findPlayer(lineUps.away, name) === null ? null : 'away';
}

function teamOf({ homeTeam, awayTeam }: Match, side: Side): Team {
  return side === 'home' ? homeTeam : awayTeam;
}

function hasBegun({ status }: Match): boolean {
  return status !== 'SCHEDULED' && status !== 'TIMED' && status !== 'POSTPONED' && status !== 'CANCELED';
}

/** The minute that is being played; after a match, its last minute. */
function minuteOf(match: Match): number {
  const last = lastMinute[match.score.duration];
  return 'minute' in match ? (match.minute ?? last) : last;
}
