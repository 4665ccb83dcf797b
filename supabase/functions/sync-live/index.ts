import { serveJob } from '@tribunen/functions/deno';

serveJob('sync-live');
