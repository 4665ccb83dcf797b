import type { Translations } from '../Translations.ts';

/** The titles of screens that appear in no tab or menu. */
export const routes = {
  invitation: 'Invitasjon',
} as const satisfies Translations['routes'];
