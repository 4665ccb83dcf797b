import type { BrowserContext, Page } from '@playwright/test';

/** One announcement of a page to its spectator, or one question of it. */
interface Alert {
  /**
   * `spoken`: a sentence for screen readers. `front`, `back`, `gone`: the phases of the flip card. `sound`: a tone was put on the audio's
   * clock. `offers-sound`: Enable Sound came up. `notified`: by the browser's own notification. `asked`: the browser was asked whether the page may
   * notify.
   */
  readonly kind: 'spoken' | 'front' | 'back' | 'gone' | 'sound' | 'offers-sound' | 'notified' | 'asked';
  readonly text: string;
  /** By the page's clock, in milliseconds since 1970. */
  readonly at: number;
  readonly page: Page;
}

/** The announcements of the pages of a context so far. */
export class Alerts {
  readonly #alerts: Alert[] = [];

  add(alert: Alert): void {
    this.#alerts.push(alert);
  }

  /** The texts of some kinds, or of all, in order. */
  told(...kinds: readonly Alert['kind'][]): string[] {
    return this.#of(kinds).map(({ text }) => text);
  }

  /** The pages that have told something in which a text occurs, once for each time. */
  pagesOf(kind: Alert['kind'], text: string): Page[] {
    return this.#of([kind])
      .filter((told) => told.text.includes(text))
      .map(({ page }) => page);
  }

  /** In which pages a goal was announced: by its card, by its sentence, and by sounds from a second before its card until that turned. */
  announcedIn(goal: string): { readonly card: Page[]; readonly sound: Page[]; readonly sentence: Page[] } {
    const of = (kind: Alert['kind']): readonly Alert[] => this.#of([kind]).filter(({ text }) => text === goal);
    const from = (of('front')[0]?.at ?? NaN) - 1000;
    const until = of('back')[0]?.at ?? NaN;
    const sounds = this.#of(['sound']).filter(({ at }) => at >= from && at <= until);
    const pages = (alerts: readonly Alert[]): Page[] => alerts.map(({ page }) => page);
    return { card: pages(of('front')), sound: pages(sounds), sentence: pages(of('spoken')) };
  }

  /** When something happened first, in milliseconds since 1970. */
  momentOf(kind: Alert['kind']): number {
    return this.#of([kind])[0]?.at ?? NaN;
  }

  #of(kinds: readonly Alert['kind'][]): readonly Alert[] {
    return kinds.length === 0 ? this.#alerts : this.#alerts.filter(({ kind }) => kinds.includes(kind));
  }
}

const mark = 'alert ';

/**
 * Collects what the pages of a context announce, as they announce it. A script that is added to each page reports it on the console, because a
 * page in which the test evaluates code counts as touched by its user, and may then sound.
 *
 * @example
 * const alerts = await watchAlerts(context);
 * await expect.poll(() => alerts.told('sound')).toHaveLength(1);
 */
export async function watchAlerts(context: BrowserContext): Promise<Alerts> {
  const alerts = new Alerts();
  context.on('console', (message) => {
    const page = message.page();
    const text = message.text();
    if (page === null || !text.startsWith(mark)) return;
    const told: Omit<Alert, 'page'> = JSON.parse(text.slice(mark.length));
    alerts.add({ ...told, page });
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
