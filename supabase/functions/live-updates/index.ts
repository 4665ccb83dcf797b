import { serveFunction } from '@tribunen/functions/deno';

serveFunction('live-updates');
