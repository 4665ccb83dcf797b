/**
 * The page's ground colour in each scheme. It is apart from the other tokens because the script that blocks the first paint needs these two
 * alone.
 */
export const grounds = { dark: '#0A130E', light: '#F5F1E4' };
