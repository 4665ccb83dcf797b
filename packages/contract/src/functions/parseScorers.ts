import { normaliseTeam, type Team } from '@tribunen/domain';
import { array, object, unknown } from 'valibot';
import { parseAnswer } from '../parseAnswer.ts';
import { type Items, parseItems } from '../parseItems.ts';
import { providerScorer } from '../provider/football-data/providerScorers.ts';
import { readMended } from '../readMended.ts';
import { type Player, toPlayer } from './toPlayer.ts';

const where = 'football-data';
const envelope = object({ scorers: array(unknown()) });

/** A player's goals in a competition. */
export interface Scorer {
  readonly player: Player;
  readonly team: Team;
  readonly goals: number;
  /** Zero when the provider leaves them out, as for `penalties`. */
  readonly assists: number;
  /** How many of the goals were penalties. */
  readonly penalties: number;
  /** Null when the provider does not count them. */
  readonly playedMatches: number | null;
}

/**
 * The top scorers of a competition, the best first: the answer of `football-data` for `competitions/{id}/scorers`.
 *
 * @throws {ContractError} when the answer is not a list
 */
export function parseScorers(answer: unknown): Items<Scorer> {
  return parseItems('scorers', parseAnswer(where, envelope, answer).scorers, (item) => {
    const read = readMended(where, providerScorer, item);
    if (!read.ok) return read;
    const { player, team, goals, assists, penalties, playedMatches } = read.value;
    const known = toPlayer(where, player);
    if (!known.ok) return known;
    return {
      ...read,
      value: {
        player: known.value,
        team: normaliseTeam(team),
        goals,
        assists: assists ?? 0,
        penalties: penalties ?? 0,
        playedMatches: playedMatches ?? null,
      },
    };
  });
}
