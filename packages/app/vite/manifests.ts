import { dictionaries, type Language, languages } from '@tribunen/locales';
import type { Plugin } from 'vite';
import { paths } from '../src/navigation/paths.ts';

/** The ground of the page and of the icon, in the dark scheme. */
const ground = '#0A130E';
const tags: Readonly<Record<Language, string>> = { nb: 'nb-NO', nn: 'nn-NO', en: 'en-GB' };

const icons = (['192', '512'] as const).flatMap((size) => [
  { src: `/installed/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose: 'any' },
  { src: `/installed/maskable-${size}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose: 'maskable' },
]);

/**
 * Writes a web app manifest in each language, `manifest-nb.webmanifest` and so on. `ManifestLink` names the one of the chosen language. All have one
 * id: a device has the app once, whatever its language.
 */
export function manifests(productName: string): Plugin {
  return {
    name: 'tribunen:manifests',
    apply: 'build',
    generateBundle() {
      for (const language of languages) {
        const fileName = `manifest-${language}.webmanifest`;
        this.emitFile({ type: 'asset', fileName, source: JSON.stringify(manifestIn(language, productName)) });
      }
    },
  };
}

/** The manifest in a language. */
export function manifestIn(language: Language, productName: string) {
  const { beforeStart, shell } = dictionaries[language];
  return {
    id: '/',
    name: productName,
    short_name: productName,
    description: beforeStart.description,
    lang: tags[language],
    dir: 'ltr',
    start_url: paths.results,
    scope: '/',
    display: 'standalone',
    background_color: ground,
    theme_color: ground,
    categories: ['sports'],
    icons,
    screenshots: [
      {
        src: '/installed/phone.jpg',
        sizes: '780x1688',
        type: 'image/jpeg',
        form_factor: 'narrow',
        label: shell.tabs.results,
      },
      {
        src: '/installed/desktop.jpg',
        sizes: '1280x800',
        type: 'image/jpeg',
        form_factor: 'wide',
        label: shell.tabs.results,
      },
    ],
    shortcuts: (['results', 'match', 'friends'] as const).map((tab) => ({
      name: shell.tabs[tab],
      url: paths[tab],
      icons: [icons[0]],
    })),
  };
}
