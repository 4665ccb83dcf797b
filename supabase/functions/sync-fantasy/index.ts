import { serveJob } from '@tribunen/functions/deno';

serveJob('sync-fantasy');
