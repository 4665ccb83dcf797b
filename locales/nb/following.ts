/** What is said of following and unfollowing, on whichever screen it is done. */
export const following = {
  /** Toasts. */
  failed: {
    add: 'Kunne ikke følge: {{message}}',
    import: 'Kunne ikke hente fra filen: {{message}}',
    remove: 'Kunne ikke slutte å følge: {{message}}',
    notifications: 'Kunne ikke endre varslene: {{message}}',
  },
  /** At the end of such a toast. */
  gone: 'du følger det ikke lenger',
} as const;
