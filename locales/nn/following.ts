import type { Translations } from '../Translations.ts';

/** Texts about following and unfollowing, for every screen with a follow button. */
export const following = {
  failed: {
    add: 'Kunne ikkje følgje: {{message}}',
    import: 'Kunne ikkje hente frå fila: {{message}}',
    remove: 'Kunne ikkje slutte å følgje: {{message}}',
    notifications: 'Kunne ikkje endre varsla: {{message}}',
  },
  gone: 'du følgjer det ikkje lenger',
} as const satisfies Translations['following'];
