/** Of the chat beside an opened match: a quarter of a large window. */
export const chatWidth = 'clamp(400px, 25vw, 480px)';
