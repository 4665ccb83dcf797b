import { serveFunction } from '@tribunen/edge/deno';

serveFunction('live-updates');
