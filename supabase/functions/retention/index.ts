import { serveJob } from '@tribunen/edge/deno';

serveJob('retention');
