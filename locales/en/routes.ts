import type { Translations } from '../Translations.ts';

/** The titles of screens that appear in no tab or menu. */
export const routes = {
  invitation: 'Invitation',
} as const satisfies Translations['routes'];
