import { serveFunction } from '@tribunen/edge/deno';

serveFunction('accept-invitation');
