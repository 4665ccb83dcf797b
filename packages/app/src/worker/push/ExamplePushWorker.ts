interface ExamplePage {
  readonly isVisible: boolean;
  readonly isFocused?: boolean;
  /** Whether it takes a message over. */
  readonly answers?: () => boolean;
}

type Shown = NotificationOptions & { readonly title: string };

/** A service worker's scope as far as push needs one: its pages, its notices and its subscription, which outlive its program. */
export class ExamplePushWorker {
  /** The notices that are up. */
  notices: readonly Shown[] = [];
  /** Every notice that has come up, the silent ones marked. */
  readonly shown: string[] = [];
  #endpoint: string;
  readonly #pages: object[] = [];
  #events = new EventTarget();

  constructor(endpoint: string) {
    this.#endpoint = endpoint;
  }

  /** What the program sees. */
  get scope(): ServiceWorkerGlobalScope {
    const events = this.#events;
    const scope = {
      addEventListener: events.addEventListener.bind(events),
      clients: { matchAll: () => Promise.resolve(this.#pages) },
      navigator: { languages: ['nb'] },
      registration: {
        pushManager: { getSubscription: () => Promise.resolve(this.#subscription()) },
        showNotification: async (title: string, options: NotificationOptions) => {
          const others = this.notices.filter(({ tag }) => tag !== options.tag);
          this.notices = [...others, { ...options, title }];
          this.shown.push(`${title}${options.silent === true ? ' (silent)' : ''}`);
        },
        getNotifications: ({ tag }: { readonly tag?: string } = {}) =>
          Promise.resolve(
            this.notices
              .filter((notice) => tag === undefined || notice.tag === tag)
              .map((notice) => this.#closable(notice)),
          ),
      },
    };
    return scope as unknown as ServiceWorkerGlobalScope;
  }

  /** The browser gives the device another address. */
  moveTo(endpoint: string): Promise<unknown> {
    this.#endpoint = endpoint;
    return this.#dispatch('pushsubscriptionchange', { oldSubscription: null, newSubscription: this.#subscription() });
  }

  /** The browser ends the program: the next one hears the events. */
  restart(): void {
    this.#events = new EventTarget();
  }

  openPage({ isVisible, isFocused = false, answers = () => false }: ExamplePage) {
    const told: { readonly type: string }[] = [];
    this.#pages.push({
      visibilityState: isVisible ? 'visible' : 'hidden',
      focused: isFocused,
      postMessage: (message: { readonly type: string }, ports: readonly MessagePort[] = []) => {
        told.push(message);
        if (answers()) for (const port of ports) port.postMessage('taken');
      },
    });
    return { told };
  }

  /** Delivers a push message. */
  push(payload: object): Promise<unknown> {
    return this.#dispatch('push', { data: { json: () => payload } });
  }

  /** A page tells the worker. */
  tell(data: object): Promise<unknown> {
    return this.#dispatch('message', { data, ports: [] });
  }

  /** A page asks the worker. Returns what it answers. */
  async ask(data: object): Promise<unknown> {
    let answer: unknown = null;
    await this.#dispatch('message', { data, ports: [{ postMessage: (told: unknown) => void (answer = told) }] });
    return answer;
  }

  /** The spectator presses an action of the notice that is up. */
  press(action: string): Promise<unknown> {
    const [notification] = this.notices.map((notice) => this.#closable(notice));
    return this.#dispatch('notificationclick', { notification, action });
  }

  /** The spectator closes what is up. */
  close(): void {
    this.notices = [];
  }

  #subscription() {
    return { endpoint: this.#endpoint, toJSON: () => ({ keys: { p256dh: 'P', auth: 'A' } }) };
  }

  #closable(notice: Shown) {
    const close = (): void => void (this.notices = this.notices.filter((one) => one !== notice));
    return { ...notice, close };
  }

  #dispatch(type: string, facts: object): Promise<unknown> {
    const work: Promise<unknown>[] = [];
    const waitUntil = (promise: Promise<unknown>): void => void work.push(promise);
    this.#events.dispatchEvent(Object.assign(new Event(type), facts, { waitUntil }));
    return Promise.all(work);
  }
}
