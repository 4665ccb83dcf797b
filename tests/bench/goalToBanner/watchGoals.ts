/**
 * Runs in the page before the page's own scripts. It records when each goal of the storm arrives on the socket, before
 * supabase-js receives it, and when the goal's banner and the floodlight on the match's card are in the document.
 * `readSeenGoals` reads the record. Playwright sends the function to the page as text, so the function may use no name
 * that is declared outside it.
 *
 * @param closesAfterMs the function closes each banner with Escape after this time, so that the next goal need not wait
 */
export function watchGoals(closesAfterMs: number): void {
  const banners: object[] = [];
  const flashes: object[] = [];
  const longTasks: unknown[] = [];
  const longFrames: unknown[] = [];
  const answers: unknown[] = [];
  const seen = {
    timeOrigin: performance.timeOrigin,
    frames: 0,
    bytes: 0,
    banners,
    flashes,
    longTasks,
    longFrames,
    answers,
  };
  Object.assign(globalThis, { seenGoals: seen });

  /** The goals whose banner has not appeared yet, by scorer, with the time when the goal's frame arrived. */
  const expectedBanners = new Map<string, { readonly frame: number; readonly waits: boolean }>();
  /** The time when a goal's frame arrived, by match id, for matches whose card does not show the floodlight yet. */
  const expectedFlashes = new Map<string, number>();
  const goalsOf = new Map<string, number>();
  const known = new Set<string>();
  /** The text of the banner that is up, as a screen reader speaks it; empty when no banner is up. */
  const spokenBanner = () => document.querySelector('[data-up="true"] [role="status"]')?.textContent ?? '';

  function receive(text: string, at: number): void {
    seen.frames += 1;
    seen.bytes += text.length;
    const scorer = /"person_name":"(Skytter\d+)"/.exec(text)?.[1];
    if (scorer !== undefined && !known.has(scorer)) {
      known.add(scorer);
      expectedBanners.set(scorer, { frame: at, waits: spokenBanner() !== '' });
    }
    if (!text.includes('"table":"live_matches_new"')) return;
    const match = /"record":\{"id":"(\d+)"/.exec(text)?.[1] ?? '';
    const goals = Number(/"score_home":(\d+)/.exec(text)?.[1]) + Number(/"score_away":(\d+)/.exec(text)?.[1]);
    if (goals > (goalsOf.get(match) ?? goals)) expectedFlashes.set(match, at);
    goalsOf.set(match, goals);
  }

  function lookForBanner(added: Element, at: number): void {
    const face = added.querySelector('[data-face]');
    if (face === null) return;
    const text = added.textContent;
    for (const [scorer, { frame, waits }] of expectedBanners) {
      // No digit may follow the name, because the text of Skytter12 contains Skytter1.
      if (!new RegExp(`${scorer}(?!\\d)`).test(text)) continue;
      expectedBanners.delete(scorer);
      const banner = { scorer, waits, frame, shown: at, painted: Number.NaN };
      banners.push(banner);
      requestAnimationFrame(() => setTimeout(() => (banner.painted = performance.now())));
      setTimeout(() => close(scorer), closesAfterMs);
    }
  }

  /** Presses Escape until the banner is down, because a busy page may not listen for keys yet. */
  function close(scorer: string): void {
    if (!spokenBanner().includes(scorer)) return;
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    setTimeout(() => close(scorer), 100);
  }

  function lookForFlash(added: Element, at: number): void {
    if (!added.matches('[data-floodlight]')) return;
    const address = added.closest('a')?.getAttribute('href') ?? '';
    for (const [match, frame] of expectedFlashes) {
      if (!address.includes(match)) continue;
      expectedFlashes.delete(match);
      flashes.push({ frame, shown: at });
    }
  }

  new MutationObserver((records) => {
    if (expectedBanners.size + expectedFlashes.size === 0) return;
    const at = performance.now();
    for (const { addedNodes } of records) {
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        lookForBanner(node, at);
        lookForFlash(node, at);
      }
    }
  }).observe(document, { childList: true, subtree: true });

  const keep = (list: unknown[], type: string) =>
    new PerformanceObserver((entries) => {
      for (const entry of entries.getEntries()) list.push(entry.toJSON());
    }).observe({ type });
  keep(longTasks, 'longtask');
  keep(longFrames, 'long-animation-frame');
  keep(answers, 'resource');

  globalThis.WebSocket = class extends WebSocket {
    constructor(address: string | URL, protocols?: string | string[]) {
      super(address, protocols ?? []);
      this.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        const at = performance.now();
        if (typeof data === 'string') receive(data, at);
      });
    }
  };
}
