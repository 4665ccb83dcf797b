import * as library from '@block65/webcrypto-web-push';
import { serveJob } from '@tribunen/edge/deno';

serveJob('send-push', library);
