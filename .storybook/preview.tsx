/// <reference types="vite/client" />
import type { Preview } from '@storybook/react-vite';
import { languageNames, languages, nb } from '@tribunen/locales';
import { PartDocs } from '@tribunen/ui/catalogue';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { configure } from 'storybook/test';
import { inLanguage } from './inLanguage.tsx';
import { inTheme } from './inTheme.tsx';
import { catalogueTheme } from './catalogueTheme.ts';

/** `STORYBOOK_THEME=light npm run test:stories` tests every story in the light theme. */
const firstTheme: unknown = import.meta.env['STORYBOOK_THEME'];

/** A test needs only what violates a rule. Naming every element that follows one takes axe a fifth of its time. */
const axeOptions = '__vitest_browser__' in globalThis ? { resultTypes: ['violations'] } : {};

// On a busy machine a story may wait long for an element.
configure({ asyncUtilTimeout: 10_000 });

/** The comment of a component without its example, which Storybook would show without its JSX tags. */
function withoutExample(component: { readonly __docgenInfo?: { readonly description?: string } } | undefined) {
  return component?.__docgenInfo?.description?.replace(/\s*@example[^]*/, '');
}

const preview: Preview = {
  tags: ['autodocs'],
  loaders: [mswLoader()],
  decorators: [inLanguage, inTheme],
  initialGlobals: {
    language: 'nb',
    theme: firstTheme === 'light' ? 'light' : 'dark',
    scenario: 'own',
    fault: 'none',
    viewport: { value: undefined, isRotated: false },
  },
  globalTypes: {
    language: {
      description: 'Språk',
      toolbar: {
        title: 'Språk',
        icon: 'globe',
        dynamicTitle: true,
        items: [
          ...languages.map((language) => ({ value: language, title: languageNames[language] })),
          { value: 'pseudo', title: 'Pseudo (en tredel lengre)' },
        ],
      },
    },
    scenario: {
      description: 'Scenario for de hele forløpene',
      toolbar: {
        title: 'Scenario',
        icon: 'play',
        dynamicTitle: true,
        items: [
          { value: 'own', title: 'Scenario: forløpets eget' },
          ...Object.entries(nb.demo.scenarios).map(([value, title]) => ({ value, title: `Scenario: ${title}` })),
        ],
      },
    },
    fault: {
      description: 'Feil i de hele forløpene',
      toolbar: {
        title: 'Feil',
        icon: 'alert',
        dynamicTitle: true,
        items: Object.entries(nb.demo.faults.answer).map(([value, title]) => ({ value, title: `Svar: ${title}` })),
      },
    },
    theme: {
      description: 'Utseende',
      toolbar: {
        title: 'Utseende',
        icon: 'mirror',
        dynamicTitle: true,
        items: [
          { value: 'dark', title: 'Mørk', icon: 'moon' },
          { value: 'light', title: 'Lys', icon: 'sun' },
          { value: 'system', title: 'System', icon: 'browser' },
        ],
      },
    },
  },
  parameters: {
    // Axe checks `target-size` (WCAG 2.5.8) only if it is enabled.
    a11y: { test: 'error', config: { rules: [{ id: 'target-size', enabled: true }] }, options: axeOptions },
    backgrounds: { disable: true },
    controls: { expanded: true },
    docs: { theme: catalogueTheme, page: PartDocs, extractComponentDescription: withoutExample },
    viewport: {
      options: {
        phone: { name: 'Telefon', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        tablet: { name: 'Nettbrett', styles: { width: '820px', height: '1180px' }, type: 'tablet' },
        desktop: { name: 'Skrivebord', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
      },
    },
    options: {
      // The chapters stand as the welcome page names them.
      storySort: {
        order: [
          'Katalogen',
          ['Velkommen', 'Skjermene', 'Tokens', 'Farger', 'Skrift', 'Rett og galt', 'Hele forløp'],
          'Grunndeler',
          'Skjema',
          'Skall',
          'Resultater',
          'Kamp',
          'Chat',
          'Varsler',
          'Følger',
          'Søk',
          'Lag',
          'Konkurranse',
          'Spillere',
          'Fantasy',
          'Venner',
          'Invitasjon',
          'Profil',
          'Innlogging',
          'Innstillinger',
          'Om Tribunen',
          'Verktøy',
          'Demo',
        ],
      },
    },
  },
};

export default preview;
