import type { BrowserContext, Page } from '@playwright/test';

/** An announcement that a page makes to its spectator, or its request for permission to notify. */
interface Alert {
  /**
   * `spoken`: a sentence for screen readers. `front`, `back`, `gone`: the phases of the flip card. `sound`: a tone was
   * scheduled on the audio clock. `offers-sound`: Enable Sound appeared. `notified`: a browser notification. `asked`:
   * the page asked for permission to notify.
   */
  readonly kind: 'spoken' | 'front' | 'back' | 'gone' | 'sound' | 'offers-sound' | 'notified' | 'asked';
  readonly text: string;
  /** Milliseconds since 1970, by the page's clock. */
  readonly at: number;
  readonly page: Page;
}

/** The announcements that the pages of a browser context have made so far. */
export class Alerts {
  readonly #alerts: Alert[] = [];

  add(alert: Alert): void {
    this.#alerts.push(alert);
  }

  /** The texts of the alerts of the given kinds, or of all alerts if no kind is given, in order. */
  received(...kinds: readonly Alert['kind'][]): string[] {
    return this.#of(kinds).map(({ text }) => text);
  }

  /** The page of each announcement whose text contains `text`; a page that makes it twice is listed twice. */
  pagesOf(kind: Alert['kind'], text: string): Page[] {
    return this.#of([kind])
      .filter((alert) => alert.text.includes(text))
      .map(({ page }) => page);
  }

  /**
   * The pages that announced a goal by its card, by its sentence or by a sound. A sound belongs to the goal if it comes
   * from one second before the card appears until the card turns.
   */
  announcedIn(goal: string): { readonly card: Page[]; readonly sound: Page[]; readonly sentence: Page[] } {
    const of = (kind: Alert['kind']): readonly Alert[] => this.#of([kind]).filter(({ text }) => text === goal);
    const from = (of('front')[0]?.at ?? NaN) - 1000;
    const until = of('back')[0]?.at ?? NaN;
    const sounds = this.#of(['sound']).filter(({ at }) => at >= from && at <= until);
    const pages = (alerts: readonly Alert[]): Page[] => alerts.map(({ page }) => page);
    return { card: pages(of('front')), sound: pages(sounds), sentence: pages(of('spoken')) };
  }

  /** When the first announcement of this kind was made, in milliseconds since 1970. */
  momentOf(kind: Alert['kind']): number {
    return this.#of([kind])[0]?.at ?? NaN;
  }

  #of(kinds: readonly Alert['kind'][]): readonly Alert[] {
    return kinds.length === 0 ? this.#alerts : this.#alerts.filter(({ kind }) => kinds.includes(kind));
  }
}

const mark = 'alert ';

/**
 * Collects the announcements of a context's pages. A script in each page reports them on the console. The test does not
 * evaluate code in the pages, because the browser would take that for a user gesture and allow sound.
 *
 * @example
 * const alerts = await watchAlerts(context);
 * await expect.poll(() => alerts.received('sound')).toHaveLength(1);
 */
export async function watchAlerts(context: BrowserContext): Promise<Alerts> {
  const alerts = new Alerts();
  context.on('console', (message) => {
    const page = message.page();
    const text = message.text();
    if (page === null || !text.startsWith(mark)) return;
    const alert: Omit<Alert, 'page'> = JSON.parse(text.slice(mark.length));
    alerts.add({ ...alert, page });
  });
  await context.addInitScript(watchPage, mark);
  return alerts;
}

/** Runs in the page, before the page's own scripts. */
function watchPage(marked: string): void {
  const tell = (kind: string, text = ''): void => console.warn(marked + JSON.stringify({ kind, text, at: Date.now() }));

  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function startHeard(when) {
    tell('sound');
    start.call(this, when);
  };
  const Original = Notification;
  globalThis.Notification = class extends Original {
    constructor(title: string, options?: NotificationOptions) {
      super(title, options);
      tell('notified', title);
    }

    static override requestPermission(): Promise<NotificationPermission> {
      tell('asked');
      return Original.requestPermission();
    }
  };

  const spoken = new WeakSet<Element>();
  let sentence: Element | null = null;
  let phase: string | null = null;
  let offersSound = false;
  const look = (): void => {
    for (const said of document.querySelectorAll('[role="status"] p')) {
      if (!spoken.has(said)) tell('spoken', said.textContent);
      spoken.add(said);
    }
    const place = document.querySelector('[data-up]:has(> [role="status"])');
    const now = place?.querySelector('[role="status"] p') ?? null;
    const card = [...(place?.querySelectorAll('[data-up]:has(> [data-face])') ?? [])].at(-1);
    const turned = now === null ? null : (card?.getAttribute('data-up') ?? null);
    if (sentence !== null && now !== sentence) tell('gone', sentence.textContent);
    if (now !== null && turned !== null && (now !== sentence || turned !== phase)) tell(turned, now.textContent);
    sentence = now;
    phase = turned;
    const button = place?.querySelector('button') ?? null;
    if (button !== null && !offersSound) tell('offers-sound', button.textContent);
    offersSound = button !== null;
  };
  const watching = { childList: true, subtree: true, attributes: true, attributeFilter: ['data-up'] };
  new MutationObserver(look).observe(document, watching);
}
