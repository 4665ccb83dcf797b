import { makeVapidKeys } from '@tribunen/backend';

// npm run push:keys: makes a new key pair for a project (docs/deployment.md). A change of keys invalidates the
// project's registered devices.
const { publicKey, privateKey } = makeVapidKeys();
process.stdout.write(`Secrets of the functions:

  VAPID_PUBLIC_KEY=${publicKey}
  VAPID_PRIVATE_KEY=${privateKey}

Variable of the build:

  VITE_VAPID_PUBLIC_KEY=${publicKey}
`);
