/** How many messages one answer has at most: the latest messages, or those before a message. */
export const CHAT_PAGE = 50;
