import { decodeText, characterCount } from '@tribunen/domain';
import { check, type InferOutput, nullable, object, pipe, regex, string } from 'valibot';
import { rowId } from '../columns.ts';

const NAME_LIMIT = 100;

/** What one spectator has written about themselves. Names and texts are stored sanitised. */
export const profileRow = object({
  user_id: rowId,
  name: nullable(
    pipe(
      string(),
      check((stored) => characterCount(decodeText(stored).trim()) <= NAME_LIMIT, 'Expected at most 100 characters'),
    ),
  ),
  bio: nullable(string()),
  myTeam: nullable(string()),
  fantasy_team_id: nullable(pipe(string(), regex(/^\d+$/))),
});
export type ProfileRow = InferOutput<typeof profileRow>;
