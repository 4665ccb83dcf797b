import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { exampleNotification } from '../../testing/exampleEvent.ts';
import { type WebNotificationApi, WebNotifications } from './WebNotifications.ts';

let permission: NotificationPermission;
let answer: NotificationPermission;
let asked: number;
let shown: ExampleNotification[];
let on: boolean;
let opened: string[];
const complaints = vi.spyOn(console, 'error');

/** The browser's `Notification`. */
class ExampleNotification {
  static get permission(): NotificationPermission {
    return permission;
  }

  static async requestPermission(): Promise<NotificationPermission> {
    asked += 1;
    permission = answer;
    return answer;
  }

  readonly title: string;
  readonly options: NotificationOptions;
  closed = false;
  readonly #listeners = new Map<string, () => void>();

  constructor(title: string, options: NotificationOptions) {
    this.title = title;
    this.options = options;
    shown.push(this);
  }

  addEventListener(type: string, listener: () => void): void {
    this.#listeners.set(type, listener);
  }

  click(): void {
    this.#listeners.get('click')?.();
  }

  close(): void {
    this.closed = true;
  }
}

function webNotifications(api: WebNotificationApi | null = ExampleNotification): WebNotifications {
  return new WebNotifications({
    api,
    settings: {
      current: () => ({ volume: 0.7, muted: false, webNotifications: on }),
      change: ({ webNotifications }) => {
        on = webNotifications ?? on;
      },
      subscribe: () => () => {},
    },
    words: ({ homeTeam }) => ({ title: `Mål! ${homeTeam}`, body: 'Berg', lang: 'nb' }),
    icon: '/icon.png',
    onOpen: (match) => opened.push(match),
  });
}

beforeEach(() => {
  permission = 'default';
  answer = 'granted';
  asked = 0;
  shown = [];
  on = false;
  opened = [];
  complaints.mockImplementation(() => {});
});
afterEach(() => complaints.mockReset());

test("permission is requested only on the user's click", async () => {
  const web = webNotifications();
  expect(web.state.current()).toBe('ask');
  expect(web.show(exampleNotification('e1'))).toBe(false);
  expect(asked).toBe(0);
  await web.toggle();
  expect([asked, web.state.current()]).toEqual([1, 'on']);
});

test('a refusal stays, and the user is not asked again', async () => {
  answer = 'denied';
  const web = webNotifications();
  await web.toggle();
  await web.toggle();
  expect([asked, web.state.current(), on]).toEqual([1, 'denied', false]);
});

test('the user turns them off and on without another question', async () => {
  permission = 'granted';
  on = true;
  const web = webNotifications();
  await web.toggle();
  expect([web.state.current(), web.show(exampleNotification('e1'))]).toEqual(['off', false]);
  await web.toggle();
  expect([web.state.current(), asked]).toEqual(['on', 0]);
});

test('a goal is shown silently, once for its event, and a click opens its match', () => {
  permission = 'granted';
  on = true;
  expect(webNotifications().show(exampleNotification('e1'))).toBe(true);
  expect(shown).toMatchObject([
    { title: 'Mål! Brann', options: { body: 'Berg', lang: 'nb', icon: '/icon.png', tag: 'e1', silent: true } },
  ]);
  shown[0]?.click();
  expect([opened, shown[0]?.closed]).toEqual([['m1'], true]);
});

test('a browser whose constructor throws counts as one without notifications', () => {
  permission = 'granted';
  on = true;
  class Refusing extends ExampleNotification {
    constructor(title: string, options: NotificationOptions) {
      super(title, options);
      throw new TypeError('Illegal constructor');
    }
  }
  const web = webNotifications(Refusing);
  expect(web.show(exampleNotification('e1'))).toBe(false);
  expect(web.state.current()).toBe('unsupported');
  expect(web.show(exampleNotification('e2'))).toBe(false);
  expect(complaints).toHaveBeenCalledTimes(1);
});

test('a browser without notifications is reported as such', async () => {
  const web = webNotifications(null);
  await web.toggle();
  expect([web.state.current(), web.show(exampleNotification('e1'))]).toEqual(['unsupported', false]);
});

test('after stop no notification is on the screen', () => {
  permission = 'granted';
  on = true;
  const web = webNotifications();
  web.show(exampleNotification('e1'));
  web.stop();
  expect(shown[0]?.closed).toBe(true);
});
