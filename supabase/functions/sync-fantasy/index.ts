import { serveJob } from '@tribunen/edge/deno';

serveJob('sync-fantasy');
