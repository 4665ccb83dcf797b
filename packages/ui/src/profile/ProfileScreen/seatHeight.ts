/** The height of the preview above the form, on a phone. */
export const seatHeight = '84px';
