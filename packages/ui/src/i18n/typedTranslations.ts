import type { nb } from '@tribunen/locales';

declare module 'i18next' {
  interface CustomTypeOptions {
    enableSelector: true;
    defaultNS: 'translation';
    resources: { translation: typeof nb };
    returnNull: false;
  }
}
