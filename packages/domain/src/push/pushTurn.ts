/** How a push service has answered lately. */
export interface PushServicePace {
  /** Its last answer came soon, or it is one of the browsers' own that has not been asked yet. */
  readonly isQuick: boolean;
  /** How many messages in a row it has left without an answer. */
  readonly silences: number;
}

/** How many messages are under way. */
export interface PushesUnderWay {
  readonly all: number;
  /** To services that are not quick. */
  readonly slow: number;
}

const most = 50;
const mostSlow = 10;
const quickMs = 2000;
const mostSilences = 3;

/** Of Chrome, Edge, Firefox and Safari. Anybody may name another service. */
const browsers = ['fcm.googleapis.com', 'notify.windows.com', 'push.services.mozilla.com', 'push.apple.com'] as const;

/**
 * What a push service counts as before it has been asked: that of a browser as quick, any other not yet. PUSH-18
 *
 * @param host of the device's address
 * @example
 * firstPace('fcm.googleapis.com'); // { isQuick: true, silences: 0 }
 * firstPace('push.example.test'); // { isQuick: false, silences: 0 }
 */
export function firstPace(host: string): PushServicePace {
  return { isQuick: browsers.some((name) => host === name || host.endsWith(`.${name}`)), silences: 0 };
}

/**
 * What a push service counts as after a message.
 *
 * @param answeredInMs null where it did not answer in time
 * @example
 * paceAfter({ isQuick: false, silences: 1 }, 80); // { isQuick: true, silences: 0 }
 * paceAfter({ isQuick: true, silences: 0 }, null); // { isQuick: false, silences: 1 }
 */
export function paceAfter({ silences }: PushServicePace, answeredInMs: number | null): PushServicePace {
  if (answeredInMs === null) return { isQuick: false, silences: silences + 1 };
  return { isQuick: answeredInMs <= quickMs, silences: 0 };
}

/**
 * Whether a message may be sent at once, has to wait for another to end, or is left for later. Fifty are under way at once, and of them ten to
 * services that are not quick, so that none of these delays a message to another service. One that has left three in a row without an answer is
 * asked no more. PUSH-18
 *
 * @example
 * pushTurn({ isQuick: true, silences: 0 }, { all: 49, slow: 10 }); // 'send'
 * pushTurn({ isQuick: false, silences: 0 }, { all: 10, slow: 10 }); // 'wait'
 * pushTurn({ isQuick: false, silences: 3 }, { all: 0, slow: 0 }); // 'later'
 */
export function pushTurn(
  { isQuick, silences }: PushServicePace,
  { all, slow }: PushesUnderWay,
): 'send' | 'wait' | 'later' {
  if (silences >= mostSilences) return 'later';
  if (all >= most || (!isQuick && slow >= mostSlow)) return 'wait';
  return 'send';
}
