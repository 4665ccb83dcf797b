import type { StorybookConfig } from '@storybook/react-vite';
import { msw } from 'msw/vite';
import { mergeConfig } from 'vite';
import { designTokenFile } from './designTokenFile.ts';
import { llmsFile } from './llmsFile.ts';
import { partsOfScreensModule } from './partsOfScreens.ts';
import { screenRoadsModule } from './screenRoadsModule.ts';
import { tokenUsesModule } from './tokenUses.ts';

/**
 * Libraries that a story may import late. Prebundling them at start keeps Vite from reloading the page in the middle of
 * a test.
 */
const libraries = [
  '@react-three/fiber',
  'i18next',
  'lucide-react',
  'radix-ui',
  'react-day-picker',
  'react-day-picker/locale/nb',
  'react-i18next',
  'sonner',
  'styled-components',
  'three',
  'three/addons/controls/OrbitControls.js',
];

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../packages/ui/src/catalogue/*.mdx', '../packages/ui/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest', 'msw-storybook-addon'],
  // The name is also in the address: `llms.txt` and the map of the screens link to it.
  docs: { defaultName: 'Oversikt' },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      // msw serves the service worker that plays the backend in stories, so that no generated file is checked in.
      plugins: [
        msw({ mode: 'worker-only' }),
        designTokenFile(),
        llmsFile(),
        tokenUsesModule(),
        screenRoadsModule(),
        partsOfScreensModule(),
      ],
      optimizeDeps: { include: libraries.map((library) => `@tribunen/ui > ${library}`) },
    }),
};

export default config;
