import type { DemoUserName } from './demoSpectator.ts';
import type { TextStorage } from './TextStorage.ts';

/**
 * The storage and the key under which the Supabase client keeps the demo's session. The tabs of the same world and the
 * same user share the session. Other tabs have another key. The client announces a changed session under its key, so
 * other tabs do not receive the announcement.
 */
export class DemoSession {
  readonly key: string;
  readonly storage: TextStorage;

  /** @param world the world's name */
  constructor(storage: TextStorage, world: string, user: DemoUserName = 'marte') {
    this.storage = storage;
    this.key = user === 'marte' ? `sb-demo-${world}-auth-token` : `sb-demo-${world}-${user}-auth-token`;
  }

  /**
   * Stores the session if the world is new to this browser. In a known world the stored session stays as it is, even if
   * the user has signed out and nothing is stored.
   */
  enter({ id, session }: { readonly id: string; readonly session: object | null }): void {
    const { storage, key } = this;
    const worldKey = `${key}-world`;
    if (storage.getItem(worldKey) === id) return;
    try {
      if (session === null) storage.removeItem(key);
      else storage.setItem(key, JSON.stringify(session));
      storage.setItem(worldKey, id);
    } catch (error) {
      console.error('The demo opens signed out: its session cannot be kept', error);
    }
  }
}
