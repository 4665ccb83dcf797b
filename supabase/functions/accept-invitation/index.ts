import { serveFunction } from '@tribunen/functions/deno';

serveFunction('accept-invitation');
