import type { Config } from '../../config.ts';

/** Whether the project sends push messages. Without push, no device subscribes and no match can be muted. */
export function sendsPush(config: Config): boolean {
  return config.kind === 'configured' && config.vapidPublicKey !== null;
}
