/** The width of the chat next to an opened match: 360 px on a tablet, and a quarter of a large window. */
export const chatWidth = 'clamp(360px, 100vw - 700px, max(400px, min(25vw, 480px)))';
