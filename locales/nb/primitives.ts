/** Texts of the components that every screen is made of. */
export const primitives = {
  toasts: 'Beskjeder',
  /** The title of a failure toast. */
  failed: 'Feil',
  /** Who has written a message, once their account is gone. */
  deletedUser: 'Slettet bruker',
  /**
   * The code behind a button is loaded when it is pressed. That fails when the device is offline, or when a new release
   * has removed the file.
   */
  notFetched: { title: 'Kunne ikke åpne', text: 'Prøv igjen. Hjelper det ikke, last siden på nytt.' },
} as const;
