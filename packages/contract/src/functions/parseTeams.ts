import { normaliseTeam, type Team } from '@tribunen/domain';
import { array, object, unknown } from 'valibot';
import { parseAnswer } from '../parseAnswer.ts';
import { type Items, parseItems } from '../parseItems.ts';
import { providerTeam } from '../provider/football-data/providerTeam.ts';
import { readMended } from '../readMended.ts';

const envelope = object({ teams: array(unknown()) });

/**
 * The teams of an answer. Broken teams are left out and reported. Undecided sides are left out, because nobody can
 * choose them.
 *
 * @param where the function that answers
 * @throws {ContractError} when the answer is not a list
 */
export function parseTeams(where: string, answer: unknown): Items<Team> {
  const { values, faults } = parseItems('teams', parseAnswer(where, envelope, answer).teams, (item) => {
    const read = readMended(where, providerTeam, item);
    return read.ok ? { ...read, value: normaliseTeam(read.value) } : read;
  });
  return { values: values.filter(({ id, name }) => id !== null && name !== null), faults };
}
