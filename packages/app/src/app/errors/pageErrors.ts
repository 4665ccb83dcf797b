import { pageVersion } from '../../lib/worker/versionOf.ts';
import { consoleSink } from './consoleSink.ts';
import { ErrorReports } from './ErrorReports.ts';
import { SentrySink } from './SentrySink.ts';

const dsn = import.meta.env.VITE_ERRORS_DSN;

/** The reports of this page. It reads its variable itself, for it also reports that the app did not start. */
export const pageErrors = new ErrorReports({
  sink: dsn === undefined ? consoleSink : new SentrySink(dsn, (address, options) => fetch(address, options)),
  page: window,
  console,
  version: pageVersion(),
  random: () => Math.random(),
  now: () => Date.now(),
});
