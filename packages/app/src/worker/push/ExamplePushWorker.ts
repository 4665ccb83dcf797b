interface ExamplePage {
  readonly isVisible: boolean;
  readonly isFocused?: boolean;
  /** Whether the page answers that it handles a message itself. It does not answer by default. */
  readonly answers?: () => boolean;
}

type Shown = NotificationOptions & { readonly title: string };

/**
 * A service worker for tests, with the parts that push needs: the pages, the notices and the subscription. They stay
 * when the worker's program is restarted.
 */
export class ExamplePushWorker {
  /** The visible notices. */
  notices: readonly Shown[] = [];
  /** The title of every notice that was shown, with silent notices marked. */
  readonly shown: string[] = [];
  #endpoint: string;
  readonly #pages: object[] = [];
  #events = new EventTarget();

  constructor(endpoint: string) {
    this.#endpoint = endpoint;
  }

  /** The scope that the program sees. */
  get scope(): ServiceWorkerGlobalScope {
    const events = this.#events;
    const scope = {
      addEventListener: events.addEventListener.bind(events),
      clients: { matchAll: () => Promise.resolve(this.#pages) },
      navigator: { languages: ['nb'] },
      registration: {
        scope: 'https://tribunen.example.test/',
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

  /** Gives the device a new endpoint, as its browser may. */
  moveTo(endpoint: string): Promise<unknown> {
    this.#endpoint = endpoint;
    return this.#dispatch('pushsubscriptionchange', { oldSubscription: null, newSubscription: this.#subscription() });
  }

  /** Ends the worker's program, as a browser does. The test then starts the program again with `openPush`. */
  restart(): void {
    this.#events = new EventTarget();
  }

  openPage({ isVisible, isFocused = false, answers = () => false }: ExamplePage) {
    const received: { readonly type: string }[] = [];
    this.#pages.push({
      visibilityState: isVisible ? 'visible' : 'hidden',
      focused: isFocused,
      postMessage: (message: { readonly type: string }, ports: readonly MessagePort[] = []) => {
        received.push(message);
        if (answers()) for (const port of ports) port.postMessage('taken');
      },
    });
    return { received };
  }

  /** Delivers a push message. */
  push(payload: object): Promise<unknown> {
    return this.#dispatch('push', { data: { json: () => payload } });
  }

  /** Sends a message from a page to the worker. */
  tell(data: object): Promise<unknown> {
    return this.#dispatch('message', { data, ports: [] });
  }

  /** Sends a message from a page to the worker and returns the response. */
  async ask(data: object): Promise<unknown> {
    let answer: unknown = null;
    await this.#dispatch('message', {
      data,
      ports: [{ postMessage: (received: unknown) => void (answer = received) }],
    });
    return answer;
  }

  /** Presses an action of the visible notice, as the spectator. */
  press(action: string): Promise<unknown> {
    const [notification] = this.notices.map((notice) => this.#closable(notice));
    return this.#dispatch('notificationclick', { notification, action });
  }

  /** Closes the visible notices, as the spectator. */
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
