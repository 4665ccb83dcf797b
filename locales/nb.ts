import { auth } from './nb/auth.ts';
import { chat } from './nb/chat.ts';
import { chatToasts } from './nb/chatToasts.ts';
import { demo } from './nb/demo.ts';
import { facts } from './nb/facts.ts';
import { forms } from './nb/forms.ts';
import { friends } from './nb/friends.ts';
import { notifications } from './nb/notifications.ts';
import { invitation } from './nb/invitation.ts';
import { match } from './nb/match.ts';
import { matchDetail } from './nb/matchDetail.ts';
import { primitives } from './nb/primitives.ts';
import { profile } from './nb/profile.ts';
import { results } from './nb/results.ts';
import { routes } from './nb/routes.ts';
import { safety } from './nb/safety.ts';
import { settings } from './nb/settings.ts';
import { shell } from './nb/shell.ts';
import { team } from './nb/team.ts';
import { teams } from './nb/teams.ts';
import { start } from './nb/start.ts';

/** Bokmål, the source language: every other language `satisfies` its shape. One file per feature, in `nb/`. */
export const nb = {
  auth,
  chat,
  chatToasts,
  demo,
  facts,
  forms,
  friends,
  invitation,
  match,
  matchDetail,
  notifications,
  primitives,
  profile,
  results,
  routes,
  safety,
  settings,
  shell,
  start,
  team,
  teams,
} as const;
