import { AppShell, ResultsScreen } from '@tribunen/ui';

/**
 * The components of the first screen. The page evaluates their code in a separate task before the app's, because
 * together they would be one long task.
 */
export const firstScreen = { AppShell, ResultsScreen };
