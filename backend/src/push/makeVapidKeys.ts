import { createECDH } from 'node:crypto';

/** Makes a key pair that identifies a project to push services (RFC 8292), as base64url. */
export function makeVapidKeys(): { readonly publicKey: string; readonly privateKey: string } {
  const key = createECDH('prime256v1');
  const publicKey = key.generateKeys('base64url');
  return {
    publicKey,
    privateKey: Buffer.from(key.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url'),
  };
}
