import type { BackendAccess } from './BackendAccess.ts';

/** The clock of each page's live connection, which learns by how much the device's clock is behind the server's, in milliseconds. */
export const serverClocks = new WeakMap<BackendAccess, { behindMs(): number }>();
