import type { Config } from '../../config.ts';

/** Whether the project sends push messages: elsewhere no device listens, and no match is muted. */
export function sendsPush(config: Config): boolean {
  return config.kind === 'configured' && config.vapidPublicKey !== null;
}
