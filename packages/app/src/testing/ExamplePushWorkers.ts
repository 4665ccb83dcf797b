/** The service workers of a browser with push. Each new subscription gets another endpoint. */
export class ExamplePushWorkers {
  /** The number of subscriptions made so far. */
  made = 0;
  subscription: PushSubscription | null = null;
  closed = 0;
  /** The messages that the active worker received. */
  readonly asked: unknown[] = [];
  /** The worker's answer; null when there is no worker. */
  answer: boolean | null = null;
  onAsked = (): void => {};

  readonly container: Pick<ServiceWorkerContainer, 'getRegistration' | 'ready'>;

  constructor() {
    const pushManager = {
      getSubscription: () => Promise.resolve(this.subscription),
      subscribe: () => Promise.resolve((this.subscription ??= this.#next())),
    };
    const getNotifications = () => Promise.resolve([{ close: () => void (this.closed += 1) }]);
    const registration = { pushManager, getNotifications } as unknown as ServiceWorkerRegistration;
    const postMessage = (message: unknown, [port]: readonly MessagePort[]): void => {
      this.asked.push(message);
      this.onAsked();
      port?.postMessage(this.answer);
    };
    this.container = {
      getRegistration: () =>
        Promise.resolve(Object.assign(registration, { active: this.answer === null ? null : { postMessage } })),
      ready: Promise.resolve(registration),
    };
  }

  #next(): PushSubscription {
    this.made += 1;
    const subscription = {
      endpoint: `https://push.example.test/send/${this.made}`,
      toJSON: () => ({ keys: { p256dh: 'P', auth: 'A' } }),
      unsubscribe: () => {
        this.subscription = null;
        return Promise.resolve(true);
      },
    };
    return subscription as unknown as PushSubscription;
  }
}
