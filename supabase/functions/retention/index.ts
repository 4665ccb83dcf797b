import { serveJob } from '@tribunen/functions/deno';

serveJob('retention');
