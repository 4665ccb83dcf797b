import { AppShell, ResultsScreen } from '@tribunen/ui';

/** The components of the first screen, which the page runs in a task of their own before the app: together they are a long one. */
export const firstScreen = { AppShell, ResultsScreen };
