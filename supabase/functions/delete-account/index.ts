import { serveFunction } from '@tribunen/functions/deno';

serveFunction('delete-account');
