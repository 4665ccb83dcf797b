/** Words that belong to the parts every screen is made of. */
export const primitives = {
  toasts: 'Meldinger',
} as const;
