import { auth } from './auth.ts';
import { calibration } from './calibration.ts';
import { chat } from './chat.ts';
import { fantasy } from './fantasy.ts';
import { following } from './following.ts';
import { follows } from './follows.ts';
import { forms } from './forms.ts';
import { friends } from './friends.ts';
import { invitation } from './invitation.ts';
import { matchDetail } from './matchDetail.ts';
import { pitchPages } from './pitchPages.ts';
import { profile } from './profile.ts';
import { safety } from './safety.ts';
import { scouting } from './scouting.ts';
import { settings } from './settings.ts';
import { team } from './team.ts';
import { warmResults } from './warmResults.ts';

/** The words of every screen but the first one, loaded with the first such screen. */
export const later = {
  auth,
  calibration,
  chat,
  fantasy,
  following,
  follows,
  forms,
  friends,
  invitation,
  matchDetail,
  pitchPages,
  profile,
  safety,
  scouting,
  settings,
  team,
  warmResults,
} as const;
