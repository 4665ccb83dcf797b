import { decodeProfile } from '@tribunen/domain';
import { nullish, object } from 'valibot';
import { userId } from '../brands.ts';
import { profileRow } from './profiles.ts';
import { rowTranslation } from './rowTranslation.ts';

const { name, bio, myTeam } = profileRow.entries;

/** One row of `profiles` as the domain's profile, with its texts as they were typed. */
export const toProfile = rowTranslation(
  'profiles',
  /** The requests for many users leave `myTeam` out. */
  object({ user_id: userId, name, bio, myTeam: nullish(myTeam) }),
  ({ user_id, myTeam, ...texts }) => decodeProfile({ ...texts, userId: user_id, myTeam: myTeam ?? null }),
);
