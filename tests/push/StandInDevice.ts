import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** A device that receives push messages: it makes the keys that a browser would make, and decrypts with them. */
export class StandInDevice {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly #key = createECDH('prime256v1');
  readonly #secret = randomBytes(16);

  constructor(endpoint: string) {
    this.endpoint = endpoint;
    this.p256dh = this.#key.generateKeys('base64url');
    this.auth = this.#secret.toString('base64url');
  }

  /** Decrypts a message (RFC 8291, RFC 8188). Throws if the message is broken or encrypted for another device. */
  read(body: Buffer): unknown {
    const salt = body.subarray(0, 16);
    const recordSize = body.readUInt32BE(16);
    const keyLength = body.readUInt8(20);
    const sender = body.subarray(21, 21 + keyLength);
    const record = body.subarray(21 + keyLength);
    if (record.length > recordSize) throw new RangeError('The message has more than one record');
    const shared = this.#key.computeSecret(sender);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#key.getPublicKey(), sender]);
    const input = Buffer.from(hkdfSync('sha256', shared, this.#secret, info, 32));
    const derive = (name: string, length: number): Buffer =>
      Buffer.from(hkdfSync('sha256', input, salt, Buffer.from(`Content-Encoding: ${name}\0`), length));
    const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
    decipher.setAuthTag(record.subarray(-16));
    const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
    const end = padded.lastIndexOf(2);
    return JSON.parse(padded.subarray(0, end).toString('utf8'));
  }
}
