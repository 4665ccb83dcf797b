const workers = /^\/(?:serviceWorker|mockServiceWorker|assets\/\w*[wW]orker-[\w-]+)\.js$/;

/**
 * Creates the page's only policy of Trusted Types, which allows the app's own workers and no other script. Call it
 * before a worker is started. It is the default policy, because the libraries that register the service workers pass
 * their addresses as plain text.
 */
export function allowWorkers(page: Pick<Window, 'trustedTypes'>, origin: string): void {
  const { trustedTypes } = page;
  if (trustedTypes === undefined || trustedTypes.defaultPolicy !== null) return;
  trustedTypes.createPolicy('default', {
    createScriptURL(address) {
      const url = new URL(address, origin);
      return url.origin === origin && workers.test(url.pathname) ? address : null;
    },
  });
}
