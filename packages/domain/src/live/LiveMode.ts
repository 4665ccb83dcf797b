/**
 * How crowded the backend says it is. In `small`, every page hears the database's rows through its own subscriptions.
 * In `crowd`, every page requests the same changes, which a cache answers. LIVE-22
 */
export type LiveMode = (typeof liveModes)[number];

export const liveModes = ['small', 'crowd'] as const;
