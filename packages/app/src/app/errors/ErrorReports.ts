import type { ErrorReport, ErrorSink } from './ErrorReport.ts';
import { framesOf } from './framesOf.ts';
import { scrub, scrubPath } from './scrub.ts';

interface ErrorReportsParts {
  readonly sink: ErrorSink;
  readonly page: Pick<Window, 'addEventListener' | 'removeEventListener'> & {
    readonly location: Pick<Location, 'origin' | 'pathname'>;
    readonly navigator: Pick<Navigator, 'onLine'>;
  };
  readonly console: Pick<Console, 'error'>;
  readonly version: string | null;
  /** Evenly in 0 ≤ n < 1. */
  random(): number;
  /** The wall's clock, milliseconds since 1970. */
  now(): number;
}

/** One page in ten sends the errors that no screen shows. */
const pagesPerReporter = 10;
const mostReports = 10;

/**
 * Sends errors to the sink. It receives the errors that code logs with `console.error`, and those that nothing catches. An error that a screen
 * shows is always sent. Of the other errors a sample is sent: each once a page, and none without a network.
 */
export class ErrorReports {
  readonly #parts: ErrorReportsParts;
  readonly #isInSample: boolean;
  readonly #numbers = new WeakMap<object, string>();
  readonly #sent = new Set<string>();
  #log: Console['error'] | null = null;

  constructor(parts: ErrorReportsParts) {
    this.#parts = parts;
    this.#isInSample = parts.random() * pagesPerReporter < 1;
  }

  start(): void {
    if (this.#log !== null) return;
    const { page, console } = this.#parts;
    const log = console.error;
    this.#log = log;
    console.error = (...logged: unknown[]) => {
      log.apply(console, logged);
      this.#onLogged(logged);
    };
    page.addEventListener('error', this.#onError);
    page.addEventListener('unhandledrejection', this.#onRejection);
  }

  stop(): void {
    if (this.#log === null) return;
    const { page, console } = this.#parts;
    console.error = this.#log;
    this.#log = null;
    page.removeEventListener('error', this.#onError);
    page.removeEventListener('unhandledrejection', this.#onRejection);
  }

  /**
   * Sends an error that a screen shows, unless it has been sent.
   *
   * @returns its number
   */
  reportShown(error: unknown): string {
    const known = typeof error === 'object' && error !== null ? this.#numbers.get(error) : undefined;
    return known ?? this.#send(error, null);
  }

  #onLogged(logged: readonly unknown[]): void {
    const [first] = logged;
    const error = logged.find((part) => part instanceof Error);
    this.#sample(error ?? first, error !== undefined && typeof first === 'string' ? first : null);
  }

  readonly #onError = ({ error, message }: ErrorEvent): void => this.#sample(error ?? message, null);

  readonly #onRejection = ({ reason }: PromiseRejectionEvent): void => this.#sample(reason, null);

  #sample(error: unknown, sentence: string | null): void {
    if (!this.#isInSample || !this.#parts.page.navigator.onLine || this.#sent.size >= mostReports) return;
    if (error instanceof Error && this.#numbers.has(error)) return;
    const same = `${sentence ?? ''} ${String(error)}`;
    if (this.#sent.has(same)) return;
    this.#sent.add(same);
    this.#send(error, sentence);
  }

  #send(error: unknown, sentence: string | null): string {
    const report = this.#reportOf(error, sentence);
    if (typeof error === 'object' && error !== null) this.#numbers.set(error, report.number);
    this.#parts.sink.send(report);
    return report.number;
  }

  #reportOf(error: unknown, sentence: string | null): ErrorReport {
    const { page, version, now, random } = this.#parts;
    const isError = error instanceof Error;
    const digits = String(Math.floor(random() * 1e8)).padStart(8, '0');
    return {
      number: `${digits.slice(0, 4)}-${digits.slice(4)}`,
      at: now(),
      sentence: sentence === null ? null : scrub(sentence),
      type: isError ? scrub(error.name) : 'Error',
      // A thrown object may hold personal data, so only an error's message or a thrown text is sent.
      message: isError ? scrub(error.message) : typeof error === 'string' ? scrub(error) : '',
      frames: isError ? framesOf(error, page.location.origin) : [],
      screen: scrubPath(page.location.pathname),
      version,
    };
  }
}
