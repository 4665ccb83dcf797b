import type { DeviceKeys } from '../../lib/worker/deviceKeys.ts';
import type { DeviceAddress } from './PushMemory.ts';

interface Project {
  /** The project's address. A query or fragment in it is ignored, as in the app. */
  readonly url: string;
  readonly anonKey: string;
}

/** The timeout of a call, in milliseconds. */
const timeoutMs = 15_000;

/** The worker's calls to the backend. The worker has no token; the device's endpoint and secret identify its user. */
export class PushApi {
  readonly #project: Project;

  constructor(project: Project) {
    this.#project = project;
  }

  /** @throws {Error} if the backend does not accept the match */
  mute({ endpoint, auth }: DeviceAddress, match: string): Promise<void> {
    return this.#call('mute_pushed_match', { device_endpoint: endpoint, device_auth: auth, muted_match: match });
  }

  /** @throws {Error} if the backend does not accept the new endpoint */
  renew(old: DeviceAddress, { endpoint, p256dh, auth }: DeviceKeys): Promise<void> {
    return this.#call('renew_push_subscription', {
      old_endpoint: old.endpoint,
      old_auth: old.auth,
      new_endpoint: endpoint,
      new_p256dh: p256dh,
      new_auth: auth,
    });
  }

  async #call(procedure: string, parameters: Readonly<Record<string, string>>): Promise<void> {
    const { url, anonKey } = this.#project;
    const { origin, pathname } = new URL(url);
    const response = await fetch(`${origin}${pathname.replace(/\/$/, '')}/rest/v1/rpc/${procedure}`, {
      method: 'POST',
      signal: AbortSignal.timeout(timeoutMs),
      headers: { apikey: anonKey, authorization: `Bearer ${anonKey}`, 'content-type': 'application/json' },
      body: JSON.stringify(parameters),
    });
    if (!response.ok) throw new Error(`${procedure} returned ${response.status}`);
  }
}
