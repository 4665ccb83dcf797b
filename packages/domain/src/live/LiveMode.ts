/**
 * How crowded the backend says it is. `small`: every page hears the database's rows by its own subscriptions. `crowd`: every page asks for
 * the same changes, which a cache answers. LIVE-22
 */
export type LiveMode = (typeof liveModes)[number];

export const liveModes = ['small', 'crowd'] as const;
