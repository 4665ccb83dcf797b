const apple = /^https:\/\/(?:[a-z0-9-]+\.)*push\.apple\.com\//;

/**
 * Whether the browser requires a notice for each message, even while a page is visible. Apple's browser ends the subscription for good
 * after three messages without a notice. PUSH-16
 *
 * @param endpoint the push endpoint of the device
 */
export function wantsEveryNotice(endpoint: string): boolean {
  return apple.test(endpoint);
}
