import { auth } from './auth.ts';
import { chat } from './chat.ts';
import { competitionPage } from './competitionPage.ts';
import { following } from './following.ts';
import { forms } from './forms.ts';
import { friends } from './friends.ts';
import { invitation } from './invitation.ts';
import { lineUp } from './lineUp.ts';
import { matchDetail } from './matchDetail.ts';
import { momentum } from './momentum.ts';
import { page } from './page.ts';
import { player } from './player.ts';
import { profile } from './profile.ts';
import { rounds } from './rounds.ts';
import { safety } from './safety.ts';
import { settings } from './settings.ts';
import { sharing } from './sharing.ts';
import { standings } from './standings.ts';
import { team } from './team.ts';
import { teamPage } from './teamPage.ts';

/** The words of every screen but the first one, loaded with the first such screen. */
export const later = {
  auth,
  chat,
  competitionPage,
  following,
  forms,
  friends,
  invitation,
  lineUp,
  matchDetail,
  momentum,
  page,
  player,
  profile,
  rounds,
  safety,
  settings,
  sharing,
  standings,
  team,
  teamPage,
} as const;
