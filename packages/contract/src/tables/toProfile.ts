import { decodeProfile, type Profile } from '@tribunen/domain';
import { nullish, object, safeParse } from 'valibot';
import { userId } from '../brands.ts';
import { faultOf, type Parsed } from '../ContractFault.ts';
import { profileRow } from './profiles.ts';

const { name, bio, myTeam } = profileRow.entries;
/** The requests for many users leave `myTeam` out. */
const row = object({ user_id: userId, name, bio, myTeam: nullish(myTeam) });

/** One row of `profiles` as the domain's profile, with its texts as they were typed. */
export function toProfile(raw: unknown): Parsed<Profile> {
  const parsed = safeParse(row, raw);
  if (!parsed.success) return { ok: false, fault: faultOf('profiles', parsed.issues) };
  const { user_id, name, bio, myTeam } = parsed.output;
  return { ok: true, value: decodeProfile({ userId: user_id, name, bio, myTeam: myTeam ?? null }) };
}
