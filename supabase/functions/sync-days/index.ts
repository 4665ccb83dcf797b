import { serveJob } from '@tribunen/functions/deno';

serveJob('sync-days');
