import { auth } from './auth.ts';
import { chat } from './chat.ts';
import { facts } from './facts.ts';
import { forms } from './forms.ts';
import { friends } from './friends.ts';
import { invitation } from './invitation.ts';
import { matchDetail } from './matchDetail.ts';
import { profile } from './profile.ts';
import { safety } from './safety.ts';
import { settings } from './settings.ts';
import { team } from './team.ts';

/** The words of every screen but the first one, loaded with the first such screen. */
export const later = {
  auth,
  chat,
  facts,
  forms,
  friends,
  invitation,
  matchDetail,
  profile,
  safety,
  settings,
  team,
} as const;
