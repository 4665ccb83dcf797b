import type { Page } from '@playwright/test';

/** A place of the page in which a secret stood. */
export interface SeenSecret {
  readonly where: 'text' | 'attribute' | 'title' | 'live region' | 'request' | 'tab message' | 'storage';
  readonly text: string;
  /** Milliseconds since 1970, by the page's clock. */
  readonly at: number;
}

const mark = 'secret ';

/**
 * Collects every place in which a page reveals one of the given texts: what it shows, its attributes, its title, its
 * live regions, its requests, and what it sends other tabs or stores. A script in the page reports them on the console,
 * because the browser would take evaluated code for a user gesture and allow sound.
 */
export async function watchSecrets(page: Page, secrets: readonly string[]): Promise<readonly SeenSecret[]> {
  const seen: SeenSecret[] = [];
  page.on('console', (message) => {
    const text = message.text();
    if (text.startsWith(mark)) seen.push(JSON.parse(text.slice(mark.length)));
  });
  await page.addInitScript(watchPage, { mark, secrets });
  return seen;
}

/** Runs in the page, before the page's own scripts. */
function watchPage({ mark: marked, secrets }: { readonly mark: string; readonly secrets: readonly string[] }): void {
  const tell = (where: string, text: string): void => {
    const secret = secrets.find((each) => text.includes(each));
    if (secret !== undefined) console.warn(marked + JSON.stringify({ where, text: secret, at: Date.now() }));
  };
  const look = (changes: readonly MutationRecord[]): void => {
    const changed = new Set<Element>();
    for (const { target, type, attributeName, addedNodes } of changes) {
      const element = target instanceof Element ? target : target.parentElement;
      if (element === null) continue;
      changed.add(element.closest('a, header, [role], title') ?? element);
      if (type === 'attributes' && attributeName !== null) tell('attribute', element.getAttribute(attributeName) ?? '');
      for (const added of addedNodes) {
        const inside = added instanceof Element ? [added, ...added.querySelectorAll('*')] : [];
        for (const each of inside) for (const { value } of each.attributes) tell('attribute', value);
      }
    }
    for (const element of changed) {
      const isLive = element.closest('[role="status"], [role="alert"], [role="log"], [aria-live]') !== null;
      tell(element.tagName === 'TITLE' ? 'title' : isLive ? 'live region' : 'text', element.textContent);
    }
  };
  const all = { subtree: true, childList: true, attributes: true, characterData: true };
  new MutationObserver(look).observe(document, all);

  // The demo's backend replaces `fetch`, and is then called by the page.
  let { fetch: current } = globalThis;
  const told: typeof fetch = (input, init) => {
    tell('request', decodeURIComponent(input instanceof Request ? input.url : String(input)));
    return current(input, init);
  };
  Object.defineProperty(globalThis, 'fetch', {
    configurable: true,
    get: () => told,
    set: (next: typeof fetch) => {
      current = next;
    },
  });
  const post = BroadcastChannel.prototype.postMessage;
  BroadcastChannel.prototype.postMessage = function postTold(message) {
    tell('tab message', JSON.stringify(message) ?? '');
    post.call(this, message);
  };
  const setItem = Storage.prototype.setItem;
  Storage.prototype.setItem = function setTold(key, value) {
    tell('storage', value);
    setItem.call(this, key, value);
  };
}
