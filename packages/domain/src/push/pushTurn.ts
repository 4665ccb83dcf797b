/** The recent response times of a push service. */
export interface PushServicePace {
  /** Whether the service is a browser's own. */
  readonly isOwn: boolean;
  /**
   * Whether the service's last response was quick and no response is overdue. A browser's own service counts as quick
   * until its first response.
   */
  readonly isQuick: boolean;
  /** The number of messages in a row without a response. */
  readonly silences: number;
}

/** The numbers of messages under way. */
export interface PushesUnderWay {
  readonly all: number;
  /** The messages under way to services other than the browsers' own. */
  readonly others: number;
  /** The messages under way to services that are not quick. */
  readonly slow: number;
}

/** The response time up to which a service counts as quick. */
export const QUICK_PUSH_MS = 2000;

const most = 50;
const mostOthers = 30;
const mostSlow = 10;
const mostSilences = 3;

/** The services of Chrome, Edge, Firefox and Safari. A client may register any other service. */
const browsers = ['fcm.googleapis.com', 'notify.windows.com', 'push.services.mozilla.com', 'push.apple.com'] as const;

/**
 * The pace of a push service before its first message: quick for a browser's own service, not quick for any other. PUSH-18
 *
 * @param host the host of the device's endpoint
 */
export function firstPace(host: string): PushServicePace {
  const isOwn = browsers.some((name) => host === name || host.endsWith(`.${name}`));
  return { isOwn, isQuick: isOwn, silences: 0 };
}

/**
 * The pace of a push service after a message.
 *
 * @param answeredInMs null if the service did not respond in time
 */
export function paceAfter({ isOwn, silences }: PushServicePace, answeredInMs: number | null): PushServicePace {
  if (answeredInMs === null) return { isOwn, isQuick: false, silences: silences + 1 };
  return { isOwn, isQuick: answeredInMs <= QUICK_PUSH_MS, silences: 0 };
}

/**
 * Whether a message is sent now, waits for another to end, or is left for a later run. At most fifty are under way at once: thirty to
 * services other than the browsers' own, and ten to services that are not quick, so that these do not delay messages to the browsers'
 * services. A service that has not responded to three messages in a row gets no further message. PUSH-18
 */
export function pushTurn(
  { isOwn, isQuick, silences }: PushServicePace,
  { all, others, slow }: PushesUnderWay,
): 'send' | 'wait' | 'later' {
  if (silences >= mostSilences) return 'later';
  const isFull = all >= most || (!isOwn && others >= mostOthers) || (!isQuick && slow >= mostSlow);
  return isFull ? 'wait' : 'send';
}
