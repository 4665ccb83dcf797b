import { about } from './about.ts';
import { beforeStart } from './beforeStart.ts';
import { auth } from './auth.ts';
import { calibration } from './calibration.ts';
import { chat } from './chat.ts';
import { commonLater } from './commonLater.ts';
import { competitionPage } from './competitionPage.ts';
import { errors } from './errors.ts';
import { facts } from './facts.ts';
import { files } from './files.ts';
import { fantasy } from './fantasy.ts';
import { following } from './following.ts';
import { follows } from './follows.ts';
import { forms } from './forms.ts';
import { friends } from './friends.ts';
import { invitation } from './invitation.ts';
import { known } from './known.ts';
import { lineUp } from './lineUp.ts';
import { match } from './match.ts';
import { matchDetail } from './matchDetail.ts';
import { momentum } from './momentum.ts';
import { page } from './page.ts';
import { pitchPages } from './pitchPages.ts';
import { player } from './player.ts';
import { installedApp } from './installedApp.ts';
import { profile } from './profile.ts';
import { pushSettings } from './pushSettings.ts';
import { rounds } from './rounds.ts';
import { safety } from './safety.ts';
import { scouting } from './scouting.ts';
import { search } from './search.ts';
import { settings } from './settings.ts';
import { sharing } from './sharing.ts';
import { standings } from './standings.ts';
import { team } from './team.ts';
import { teamPage } from './teamPage.ts';

/** The words of every screen but the first, loaded with the first such screen. */
export const later = {
  about,
  beforeStart,
  auth,
  calibration,
  chat,
  commonLater,
  competitionPage,
  errors,
  facts,
  files,
  fantasy,
  following,
  follows,
  forms,
  friends,
  invitation,
  known,
  lineUp,
  match,
  matchDetail,
  momentum,
  page,
  pitchPages,
  player,
  installedApp,
  profile,
  pushSettings,
  rounds,
  safety,
  scouting,
  search,
  settings,
  sharing,
  standings,
  team,
  teamPage,
} as const;
