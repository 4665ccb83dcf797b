import type { PlayerId } from '@tribunen/domain';
import { array, number, object, pipe, safeParse, string, transform, union, unknown } from 'valibot';
import { playerId } from '../brands.ts';
import { faultOf } from '../ContractFault.ts';
import { parseAnswer } from '../parseAnswer.ts';
import { type Items, parseItems } from '../parseItems.ts';
import { premierLeaguePlayer } from './premier-league-data.ts';

const where = 'premier-league-data';
const envelope = object({ players: array(unknown()) });
const player = object({
  ...premierLeaguePlayer.entries,
  id: pipe(union([number(), string()]), transform(String), playerId),
});

/** A player who can be scouted. */
export interface Player {
  readonly id: PlayerId;
  readonly name: string;
  /** The provider's words; null when it has none. */
  readonly position: string | null;
  readonly shirtNumber: number | null;
}

/**
 * The players of a team, the answer of `premier-league-data` for `players`.
 *
 * @throws {ContractError} when the answer is not a list
 * @example
 * const { values, faults } = parsePlayers(await response.json());
 */
export function parsePlayers(answer: unknown): Items<Player> {
  return parseItems('players', parseAnswer(where, envelope, answer).players, (item) => {
    const parsed = safeParse(player, item);
    if (!parsed.success) return { ok: false, fault: faultOf(where, parsed.issues) };
    const { id, name, position, shirtNumber } = parsed.output;
    return {
      ok: true,
      value: {
        id,
        name: name.trim(),
        position: position?.trim() || null,
        shirtNumber: shirtNumber ?? null,
      },
    };
  });
}
