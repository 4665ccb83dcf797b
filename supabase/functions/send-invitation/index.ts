import { serveFunction } from '@tribunen/functions/deno';

serveFunction('send-invitation');
