import { type Competition, normaliseTeam, type Team } from '@tribunen/domain';
import { array, nullish, object, omit, unknown } from 'valibot';
import { ContractError, type ContractFault } from '../ContractFault.ts';
import { parseItems } from '../parseItems.ts';
import { providerTeamDetails } from '../provider/football-data/providerTeamDetails.ts';
import { readMended } from '../readMended.ts';
import { toCompetition } from './toCompetition.ts';
import { type Player, toPlayer } from './toPlayer.ts';

const where = 'football-data';
const list = nullish(array(unknown()));
const envelope = object({
  ...omit(providerTeamDetails, ['runningCompetitions', 'squad']).entries,
  runningCompetitions: list,
  squad: list,
});

/** A team with its ground, coach, competitions and squad. */
export interface TeamDetails {
  readonly team: Team;
  /** The team's home ground; null when the provider names none. */
  readonly venue: string | null;
  readonly coach: string | null;
  /** The competitions of this season in which the team plays. */
  readonly competitions: readonly Competition[];
  /** The team's players; empty when the provider has none. */
  readonly squad: readonly Player[];
}

/**
 * One team, the answer of `football-data` for `teams/{id}`. A broken player or competition is left out and reported in
 * `faults`.
 *
 * @throws {ContractError} when there is no team in the answer
 */
export function parseTeamDetails(answer: unknown): {
  readonly details: TeamDetails;
  readonly faults: readonly ContractFault[];
} {
  const read = readMended(where, envelope, answer);
  if (!read.ok) throw new ContractError(read.fault);
  const { runningCompetitions, squad, venue, coach, ...team } = read.value;
  const competitions = parseItems('runningCompetitions', runningCompetitions ?? [], (item) =>
    toCompetition(where, item),
  );
  const players = parseItems('squad', squad ?? [], (item) => toPlayer(where, item));
  const details = {
    team: normaliseTeam(team),
    venue: venue?.trim() || null,
    coach: coach?.name?.trim() || null,
    competitions: competitions.values,
    squad: players.values,
  };
  return { details, faults: [...(read.faults ?? []), ...competitions.faults, ...players.faults] };
}
