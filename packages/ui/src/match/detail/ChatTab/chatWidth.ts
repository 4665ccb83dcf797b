/** Of the chat beside an opened match: on a tablet 360 px, and a quarter of a large window. */
export const chatWidth = 'clamp(360px, 100vw - 700px, max(400px, min(25vw, 480px)))';
