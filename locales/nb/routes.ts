/** The titles of screens that no tab and no menu names. */
export const routes = {
  invitation: 'Invitasjon',
  pitch: 'Bane',
  calibration: 'Kalibrering',
  warmResults: 'Warm Results Cache',
} as const;
