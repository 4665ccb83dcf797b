/** The width of a list of matches, players or chats to choose from, at the left edge of a large window. */
export const listColumn = 'clamp(320px,23vw,440px)';

/** The width of a chat, of the list of friends, and of whatever else stands beside the subject of a screen; 360 px on a tablet. */
export const sideColumn = 'clamp(360px,28vw,440px)';
