import type { PushPayload } from '@tribunen/contract';
import { type PushAnswer, pushSending, pushTopic, shortenedPush } from '@tribunen/domain';
import type { PushDevice, PushLibrary, VapidKeys } from './PushLibrary.ts';

export interface PushServiceParts {
  readonly library: PushLibrary;
  readonly keys: VapidKeys;
  readonly fetch: typeof fetch;
}

/** Sends messages to devices through their browsers' push services. An instance lasts for one run of the job. */
export class PushService {
  readonly #parts: PushServiceParts;
  /** The signed headers for each push service. */
  readonly #signatures = new Map<string, Promise<Readonly<Record<string, string>>>>();

  constructor(parts: PushServiceParts) {
    this.#parts = parts;
  }

  /**
   * Encrypts a message for a device and sends it.
   *
   * @param sending `isShort`: without padding and with the shortest text; `ttl`: the seconds for which the message
   * stays relevant; `patienceMs`: the timeout of the request
   * @throws when the device's keys are invalid
   */
  async send(
    device: PushDevice,
    { message, ...rest }: PushPayload,
    { isShort, ttl, patienceMs }: { readonly isShort: boolean; readonly ttl: number; readonly patienceMs: number },
    now: number,
  ): Promise<PushAnswer> {
    const { library, fetch: ask } = this.#parts;
    const payload: PushPayload = { ...rest, message: isShort ? shortenedPush(message) : message };
    const text = new TextEncoder().encode(JSON.stringify(payload));
    const [signature, body] = await Promise.all([
      this.#sign(device),
      library.encryptNotification(device, text, { pad: !isShort }),
    ]);
    const { urgency } = pushSending(message);
    const topic = pushTopic(message);
    const headers = {
      ...signature,
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(ttl),
      urgency,
      ...(topic !== null && { topic }),
    };
    // An endpoint could redirect the request to a machine of the project, so redirects are not followed.
    const signal = AbortSignal.timeout(patienceMs);
    const sent: RequestInit = { method: 'POST', headers, body, redirect: 'manual', signal };
    const response = await ask(device.endpoint, sent).catch(() => null);
    await response?.body?.cancel();
    if (response === null) return { status: null, retryAfterSeconds: null };
    return { status: response.status, retryAfterSeconds: secondsOf(response.headers.get('retry-after'), now) };
  }

  #sign(device: PushDevice): Promise<Readonly<Record<string, string>>> {
    const { library, keys } = this.#parts;
    const { origin } = new URL(device.endpoint);
    const signature = this.#signatures.get(origin) ?? library.vapidHeaders(device, keys).then(({ headers }) => headers);
    this.#signatures.set(origin, signature);
    return signature;
  }
}

/** Reads `Retry-After`, which is seconds or a date; null for anything else. */
function secondsOf(retryAfter: string | null, now: number): number | null {
  if (retryAfter === null) return null;
  const seconds = /^\d+$/.test(retryAfter) ? Number(retryAfter) : Math.ceil((Date.parse(retryAfter) - now) / 1000);
  return Number.isFinite(seconds) ? Math.max(0, seconds) : null;
}
