/** Texts of the components that all screens use. */
export const primitives = {
  toasts: 'Beskjeder',
  /** The title of a failure toast. */
  failed: 'Feil',
  /** The author of a message whose account is deleted. */
  deletedUser: 'Slettet bruker',
  /**
   * The code behind a button is loaded when it is pressed. That fails when the device is offline, or when a new release
   * has removed the file.
   */
  notFetched: { title: 'Kunne ikke åpne', text: 'Prøv igjen. Hjelper det ikke, last siden på nytt.' },
} as const;
