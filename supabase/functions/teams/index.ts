import { serveFunction } from '@tribunen/functions/deno';

serveFunction('teams');
