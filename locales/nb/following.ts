/** Texts about following and unfollowing, for every screen with a follow button. */
export const following = {
  /** Toasts. */
  failed: {
    add: 'Kunne ikke følge: {{message}}',
    import: 'Kunne ikke hente fra filen: {{message}}',
    remove: 'Kunne ikke slutte å følge: {{message}}',
    notifications: 'Kunne ikke endre varslene: {{message}}',
  },
  /** The end of such a toast. */
  gone: 'du følger det ikke lenger',
} as const;
