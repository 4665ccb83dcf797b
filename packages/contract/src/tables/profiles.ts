import { characterCount } from '@tribunen/domain';
import { check, type InferOutput, nullable, object, pipe, regex, string } from 'valibot';
import { rowId } from '../columns.ts';
import { profileName, typedText } from '../textColumns.ts';

/** The number of a fantasy team, as it is saved. */
export const fantasyTeamNumber = pipe(string(), regex(/^\d{1,20}$/));

/** The profile that a spectator has written. Names and texts are stored sanitised. */
export const profileRow = object({
  user_id: rowId,
  name: nullable(profileName),
  bio: nullable(typedText(500)),
  /** The provider's name of the favourite team. It is chosen, not typed, and therefore stored unchanged. */
  myTeam: nullable(
    pipe(
      string(),
      check((team) => characterCount(team) <= 100, 'Expected at most 100 characters'),
    ),
  ),
  /** The numbers of the teams in Fantasy Premier League and in Eliteserien Fantasy. */
  fantasy_team_id: nullable(fantasyTeamNumber),
  eliteserien_team_id: nullable(fantasyTeamNumber),
});
export type ProfileRow = InferOutput<typeof profileRow>;
