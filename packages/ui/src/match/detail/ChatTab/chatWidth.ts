/** Of the chat beside an opened match. */
export const chatWidth = '400px';
