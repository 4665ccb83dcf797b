/** The width of a list to choose from, at the left edge of a desktop: the same on every screen. */
export const listColumn = 'clamp(320px,23vw,440px)';

/** The width of the chat, or of whatever else stands beside the subject of a screen: the same on every screen, and 360 px on a tablet. */
export const sideColumn = 'clamp(360px,28vw,440px)';
