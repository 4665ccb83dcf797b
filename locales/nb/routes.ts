/** The titles of screens that appear in no tab or menu. */
export const routes = {
  invitation: 'Invitasjon',
  pitch: 'Bane',
  calibration: 'Kalibrering',
  warmResults: 'Warm Results Cache',
} as const;
