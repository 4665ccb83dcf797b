import { chatToasts } from './chatToasts.ts';
import { common } from './common.ts';
import { competitions } from './competitions.ts';
import { notifications } from './notifications.ts';
import { primitives } from './primitives.ts';
import { results } from './results.ts';
import { routes } from './routes.ts';
import { shell } from './shell.ts';
import { start } from './start.ts';
import { teams } from './teams.ts';

/** The words of the first load: the results, the shell, and the texts beside every screen. */
export const first = {
  chatToasts,
  common,
  competitions,
  notifications,
  primitives,
  results,
  routes,
  shell,
  start,
  teams,
} as const;
