import type { Plugin } from 'vite';

/**
 * Has the browser connect to the backend while it still loads the scripts: on a phone the first connection to another host takes half a second,
 * and the list of matches would wait for it.
 *
 * @param backend the backend's address; undefined in the demo, which has none
 */
export function preconnect(api: string | undefined): Plugin {
  return {
    name: 'tribunen:preconnect',
    apply: 'build',
    transformIndexHtml: () =>
      // The app itself shows an error for an address that is not valid.
      api === undefined || !URL.canParse(api)
        ? []
        : [
            {
              tag: 'link',
              attrs: { rel: 'preconnect', crossorigin: true, href: new URL(api).origin },
              injectTo: 'head-prepend',
            },
          ],
  };
}
