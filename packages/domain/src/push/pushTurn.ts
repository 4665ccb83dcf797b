/** How a push service has answered lately. */
export interface PushServicePace {
  /** It is one of the browsers' own. */
  readonly isOwn: boolean;
  /** Its last answer came soon and it is not silent now, or it is one of the browsers' own that has not been asked yet. */
  readonly isQuick: boolean;
  /** How many messages in a row it has left without an answer. */
  readonly silences: number;
}

/** How many messages are under way. */
export interface PushesUnderWay {
  readonly all: number;
  /** To services that are not the browsers' own. */
  readonly others: number;
  /** To services that are not quick. */
  readonly slow: number;
}

/** A service that has not answered in so long is not quick. */
export const QUICK_PUSH_MS = 2000;

const most = 50;
const mostOthers = 30;
const mostSlow = 10;
const mostSilences = 3;

/** Of Chrome, Edge, Firefox and Safari. Anybody may name another service. */
const browsers = ['fcm.googleapis.com', 'notify.windows.com', 'push.services.mozilla.com', 'push.apple.com'] as const;

/**
 * What a push service counts as before it has been asked: that of a browser as quick, any other not yet. PUSH-18
 *
 * @param host of the device's address
 */
export function firstPace(host: string): PushServicePace {
  const isOwn = browsers.some((name) => host === name || host.endsWith(`.${name}`));
  return { isOwn, isQuick: isOwn, silences: 0 };
}

/**
 * What a push service counts as after a message.
 *
 * @param answeredInMs null where it did not answer in time
 */
export function paceAfter({ isOwn, silences }: PushServicePace, answeredInMs: number | null): PushServicePace {
  if (answeredInMs === null) return { isOwn, isQuick: false, silences: silences + 1 };
  return { isOwn, isQuick: answeredInMs <= QUICK_PUSH_MS, silences: 0 };
}

/**
 * Whether a message may be sent at once, has to wait for another to end, or is left for later. Fifty are under way at once. Of them thirty may
 * go to services that are not the browsers' own, and ten to services that are not quick, so that none of these delays a message to a browser's.
 * One that has left three in a row without an answer is asked no more. PUSH-18
 */
export function pushTurn(
  { isOwn, isQuick, silences }: PushServicePace,
  { all, others, slow }: PushesUnderWay,
): 'send' | 'wait' | 'later' {
  if (silences >= mostSilences) return 'later';
  const isFull = all >= most || (!isOwn && others >= mostOthers) || (!isQuick && slow >= mostSlow);
  return isFull ? 'wait' : 'send';
}
