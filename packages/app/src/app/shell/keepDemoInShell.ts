import { keepDemo } from '../../navigation/paths.ts';

/** The attribute of the part of `index.html` that is shown until the app has rendered. */
export const staticShellAttribute = 'data-static-shell';

/**
 * Keeps the demo's parameters when the user follows a link before the app runs, because the links of the static shell
 * are made by the build and contain no parameters.
 */
export function keepDemoInShell(page: Document): void {
  const keep = ({ target }: Event): void => {
    const link =
      target instanceof Element ? target.closest<HTMLAnchorElement>(`[${staticShellAttribute}] a[href^="/"]`) : null;
    if (link !== null) link.setAttribute('href', keepDemo(link.getAttribute('href') ?? '/', page.location.search));
  };
  // A middle click opens a new tab.
  for (const click of ['click', 'auxclick']) page.addEventListener(click, keep, true);
}
