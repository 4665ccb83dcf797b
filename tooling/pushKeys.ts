import { makeVapidKeys } from '@tribunen/backend';

// npm run push:keys: a new pair of keys for a project, as docs/deployment.md uses them. Whoever changes the keys of a project loses its devices.
const { publicKey, privateKey } = makeVapidKeys();
process.stdout.write(`Secrets of the functions:

  VAPID_PUBLIC_KEY=${publicKey}
  VAPID_PRIVATE_KEY=${privateKey}

Variable of the build:

  VITE_VAPID_PUBLIC_KEY=${publicKey}
`);
