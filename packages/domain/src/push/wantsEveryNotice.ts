const apple = /^https:\/\/(?:[a-z0-9-]+\.)*push\.apple\.com\//;

/**
 * Whether the browser behind a push service ends a subscription whose messages bring no notice, also while a page is seen: Apple's does after
 * three, for good. PUSH-16
 *
 * @param endpoint the address of the device
 */
export function wantsEveryNotice(endpoint: string): boolean {
  return apple.test(endpoint);
}
