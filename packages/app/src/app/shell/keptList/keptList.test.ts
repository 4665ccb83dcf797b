import { instantAt } from '@tribunen/domain';
import { dayListAttribute, keptListTag } from '@tribunen/ui';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { privateStorageKey } from '../../../lib/storage/privateStorage.ts';
import { SafeStorage } from '../../../lib/storage/SafeStorage.ts';
import { exampleUserId } from '../../../testing/examplePeople.ts';
import { drawingOf, redraw } from '../../../lib/keptList/Drawing.ts';
import { handOver } from '../../../lib/keptList/handOver.ts';
import { keptListAttribute } from '../../../lib/keptList/keptListAttribute.ts';
import { visitorsListKey } from './KeptList.ts';
import { ListKeeper } from './ListKeeper.ts';
import { showKeptList } from './showKeptList.ts';

const storage = new SafeStorage(() => localStorage);
const now = () => instantAt(Date.parse('2026-11-21T15:00:00Z'));
const kari = exampleUserId('kari');
const card = '<a class="row" href="/match/7"><svg viewBox="0 0 1 1"><path d="M0 0"></path></svg>2–1</a>';
const live = `<div id="root"><div ${dayListAttribute}><button>Alle</button>${card}</div></div>`;
const shell = `<div ${dayListAttribute}>…<${keptListTag}></${keptListTag}></div>`;
/** Each page has its own registry of custom elements, as in a browser. */
const elements = new Map<string, CustomElementConstructor>();

function keep(user: typeof kari | null, shown = live): void {
  document.body.innerHTML = shown;
  const session = user === null ? { status: 'signed-out' } : { status: 'signed-in', user: { id: user } };
  const keeper = new ListKeeper({
    storage,
    page: document,
    session: { current: () => session as never },
    queryClient: new QueryClient(),
    ageAt: (moment) => `Sist oppdatert ${moment}`,
    now: () => Date.parse(now()),
  });
  keeper.start();
  dispatchEvent(new Event('pagehide'));
  keeper.stop();
}

/** The content of the static shell at the next visit. */
function nextVisit(at = now): string {
  elements.clear();
  document.body.innerHTML = shell;
  showKeptList(storage, document, at, Promise.resolve(null));
  const [place] = document.querySelectorAll(keptListTag);
  const element = elements.get(keptListTag);
  if (place !== undefined && element !== undefined) {
    const connected: unknown = element.prototype.connectedCallback;
    if (typeof connected === 'function') connected.call(place);
  }
  return document.querySelector(`[${dayListAttribute}]`)?.textContent ?? '';
}

beforeEach(() => {
  history.replaceState(null, '', '/results');
  document.head.innerHTML = '<script type="text/plain" src="/assets/main-1.js"></script>';
  document.documentElement.lang = 'nb';
  vi.spyOn(customElements, 'define').mockImplementation((name, element) => void elements.set(name, element));
});
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});

test('OFFLINE-7 the next visit begins with the list of the last one, without the light of a goal', () => {
  keep(kari);
  keep(kari, live.replace('2–1', '3–1<i data-floodlight="home"></i>'));
  expect(nextVisit()).toBe('Alle2–1');
  expect(document.querySelector('a')?.outerHTML).toBe(card);
  expect(document.querySelector('path')?.namespaceURI).toBe('http://www.w3.org/2000/svg');
});

test('OFFLINE-7 a goal that rolled in the last visit does not roll again in the next', () => {
  keep(kari, live.replace('2–1', '<span data-before="1">2</span>–1'));
  expect(nextVisit()).toBe('Alle2–1');
  expect(document.querySelectorAll('[data-before]')).toHaveLength(0);
});

test.each<[string, () => void]>([
  ['on another day', () => void nextVisit(() => instantAt(Date.parse('2026-11-22T15:00:00Z')))],
  ['in another language', () => void ((document.documentElement.lang = 'en'), nextVisit())],
  ['for another day of the list', () => void (history.replaceState(null, '', '/results?date=2026-11-20'), nextVisit())],
  [
    'once a result was hidden',
    () => void (localStorage.setItem('tribunen.knownUntil', '{"hidden":["7"]}'), nextVisit()),
  ],
  [
    'in another version',
    () => void ((document.head.innerHTML = '<script type="text/plain" src="/assets/main-2.js"></script>'), nextVisit()),
  ],
  ['after the session has ended', () => void (localStorage.removeItem(privateStorageKey(kari, 'list')), nextVisit())],
  [
    'with a text that is cut off',
    () => void (localStorage.setItem(privateStorageKey(kari, 'list'), '{"age'), nextVisit()),
  ],
])('OFFLINE-7 the kept list is not shown %s', (_when, visit) => {
  keep(kari);
  visit();
  expect(document.querySelector(`[${dayListAttribute}]`)?.textContent).toBe('…');
});

test('OFFLINE-7 the first list of a signed-in spectator replaces the visitor’s', () => {
  keep(null);
  expect(nextVisit()).toBe('Alle2–1');
  keep(kari);
  expect(localStorage.getItem(visitorsListKey)).toBeNull();
});

test('OFFLINE-7 a press and the focus in the kept list pass on to the list that replaces it', async () => {
  keep(null);
  nextVisit();
  expect(document.querySelector(`[${keptListAttribute}]`)).not.toBeNull();
  const [button, link] = [document.querySelector('button'), document.querySelector('a')];
  button?.click();
  handOver(document);
  link?.focus();
  const pressed = vi.fn<() => void>();
  document.body.innerHTML = live;
  document.querySelector('button')?.addEventListener('click', pressed);
  await vi.waitFor(() => expect(pressed).toHaveBeenCalledOnce());
  expect(document.activeElement).toBe(document.querySelector('a'));
});

test('a stored list keeps its styles but no listeners, and unreadable text shows nothing', () => {
  document.body.innerHTML = '<p style="--share: 3" onclick="alert(1)">x</p>';
  const [paragraph] = document.body.children;
  const drawing = paragraph === undefined ? null : drawingOf(paragraph, () => false);
  if (drawing === null) throw new Error('nothing was drawn');
  const again = redraw(drawing, document);
  expect(again instanceof HTMLElement && again.outerHTML).toBe('<p style="--share: 3;">x</p>');
  expect([null, 3, {}, ['p'], ['p', {}, 3]].map((each) => redraw(each, document).textContent)).toEqual(
    Array(5).fill(''),
  );
});
