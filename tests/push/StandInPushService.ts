import { createPublicKey, verify } from 'node:crypto';
import { StandInDevice } from './StandInDevice.ts';

/** A message that has arrived. */
export interface ArrivedPush {
  readonly device: StandInDevice;
  readonly payload: unknown;
  readonly topic: string | null;
  readonly ttl: number;
  readonly urgency: string | null;
  /** The time of arrival in milliseconds, from `performance.now()`. */
  readonly at: number;
  /** The size of the encrypted body in bytes. */
  readonly size: number;
}

type Refusal = { readonly status: number; readonly retryAfter?: string };

/** Decides whether the service refuses a message, and with which status. Null accepts the message. */
type Behaviour = (device: StandInDevice, attempt: number, size: number) => Refusal | null;

/**
 * A push service on this machine. It checks the sender's signature (RFC 8292), decrypts each message as its device
 * would, and refuses the messages that `behaviour` refuses.
 */
export class StandInPushService {
  readonly arrived: ArrivedPush[] = [];
  behaviour: Behaviour = () => null;
  readonly #origin: string;
  readonly #publicKey: string;
  readonly #devices = new Map<string, StandInDevice>();
  readonly #attempts = new Map<string, number>();
  /** The signatures that were valid before. A valid signature is checked only once. */
  readonly #signatures = new Set<string>();

  /** @param publicKey the sender's key, as base64url */
  constructor(publicKey: string, origin = 'https://push.example.test') {
    this.#publicKey = publicKey;
    this.#origin = origin;
  }

  addDevice(name: string): StandInDevice {
    const device = new StandInDevice(`${this.#origin}/send/${name}`);
    this.#devices.set(device.endpoint, device);
    return device;
  }

  /** Receives a message and returns the response, in place of `fetch`. */
  readonly answer = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    const { headers } = request;
    const body = Buffer.from(await request.arrayBuffer());
    const refusal = this.#refuse(request, body);
    if (refusal !== null) {
      const { status, retryAfter } = refusal;
      return new Response(null, { status, headers: retryAfter === undefined ? {} : { 'retry-after': retryAfter } });
    }
    const device = this.#devices.get(request.url);
    if (device === undefined) throw new Error(`${request.url} is no device`);
    this.arrived.push({
      device,
      payload: device.read(body),
      topic: headers.get('topic'),
      ttl: Number(headers.get('ttl')),
      urgency: headers.get('urgency'),
      at: performance.now(),
      size: body.length,
    });
    return new Response(null, { status: 201 });
  };

  #refuse({ url, method, headers }: Request, body: Buffer): Refusal | null {
    const device = this.#devices.get(url);
    if (device === undefined) return { status: 404 };
    if (method !== 'POST' || headers.get('content-encoding') !== 'aes128gcm') return { status: 400 };
    if (!this.#isSigned(headers.get('authorization') ?? '')) return { status: 403 };
    if (!/^\d+$/.test(headers.get('ttl') ?? '')) return { status: 400 };
    if (!/^[\w-]{1,32}$/.test(headers.get('topic') ?? 'none')) return { status: 400 };
    const attempt = (this.#attempts.get(url) ?? 0) + 1;
    this.#attempts.set(url, attempt);
    return this.behaviour(device, attempt, body.length);
  }

  #isSigned(authorization: string): boolean {
    if (this.#signatures.has(authorization)) return true;
    const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? [];
    const [head = '', claims = '', signature = ''] = token.split('.');
    if (key !== this.#publicKey) return false;
    const point = Buffer.from(key, 'base64url');
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
    const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, format: 'jwk' });
    const payload: { readonly aud?: string; readonly exp?: number; readonly sub?: string } = JSON.parse(
      Buffer.from(claims, 'base64url').toString('utf8'),
    );
    const seconds = (payload.exp ?? 0) - Date.now() / 1000;
    const isSigned =
      payload.aud === this.#origin &&
      seconds > 0 &&
      seconds <= 24 * 60 * 60 &&
      /^(?:https|mailto):/.test(payload.sub ?? '') &&
      verify(
        'sha256',
        Buffer.from(`${head}.${claims}`),
        { key: publicKey, dsaEncoding: 'ieee-p1363' },
        Buffer.from(signature, 'base64url'),
      );
    if (isSigned) this.#signatures.add(authorization);
    return isSigned;
  }
}
