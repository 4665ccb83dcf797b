import type { DemoUserName } from './demoSpectator.ts';
import type { TextStorage } from './TextStorage.ts';

/**
 * Where the page keeps the demo's session. The tabs of a world share it, as the tabs of a browser share a real one;
 * tabs of other worlds, or tabs that open as another user, have another key. The Supabase client announces changes of a
 * session under its key, so those tabs do not receive them either.
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
   * Stores the session if the world is new to this browser. A tab that enters a known world uses the stored session; if
   * the user has signed out, there is none.
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
