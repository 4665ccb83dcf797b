import type { ErrorReport, ErrorSink } from './ErrorReport.ts';

/** Sends a report to Sentry, or to a server that understands its envelopes, such as GlitchTip and Bugsink. */
export class SentrySink implements ErrorSink {
  readonly #address: string;
  readonly #fetch: typeof fetch;

  /**
   * @param dsn the address that Sentry gives a project: `https://key@host/project`
   * @throws TypeError where that is no address
   */
  constructor(dsn: string, network: typeof fetch) {
    const { protocol, host, username, pathname } = new URL(dsn);
    const at = pathname.lastIndexOf('/');
    this.#address = `${protocol}//${host}${pathname.slice(0, at)}/api/${pathname.slice(at + 1)}/envelope/?sentry_version=7&sentry_key=${username}`;
    this.#fetch = network;
  }

  send(report: ErrorReport): void {
    // As plain text it needs no question before it. The browser names no page and sends no cookie.
    void this.#fetch(this.#address, {
      method: 'POST',
      body: envelopeOf(report),
      keepalive: true,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    }).catch((error: unknown) => console.warn(`Error report ${report.number} was not sent`, error));
  }
}

/** Three lines of JSON: the envelope's head, the item's head, and the event. */
function envelopeOf(report: ErrorReport): string {
  const { number, at, sentence, type, message, frames, screen, version } = report;
  const id = crypto.randomUUID().replaceAll('-', '');
  const event = {
    event_id: id,
    timestamp: at / 1000,
    platform: 'javascript',
    level: 'error',
    // Otherwise the server may keep the address that the request came from.
    sdk: { name: 'tribunen', version: '1', settings: { infer_ip: 'never' } },
    ...(version !== null && { release: version }),
    ...(sentence !== null && { logger: sentence }),
    transaction: screen,
    tags: { number },
    // Sentry reads the calls from the oldest to the newest.
    exception: { values: [{ type, value: message, stacktrace: { frames: frames.toReversed() } }] },
  };
  return [{ event_id: id }, { type: 'event' }, event].map((part) => JSON.stringify(part)).join('\n');
}
