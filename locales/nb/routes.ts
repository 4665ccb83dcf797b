/** The titles of screens that appear in no tab or menu. */
export const routes = {
  invitation: 'Invitasjon',
} as const;
