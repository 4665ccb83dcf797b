/** Where a device keeps what its reader wants to know later, or not at all. Without it there is no gate. */
export const knownKey = 'tribunen.knownUntil';
