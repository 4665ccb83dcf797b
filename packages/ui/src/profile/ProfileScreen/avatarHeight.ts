/** The height of the preview above the form, on a phone. */
export const avatarHeight = '100px';
