/** What befalls a page: looked at (shown or focused), hidden, put away by the browser (closed, frozen, kept for «back»), brought back. */
export type PageMoment = 'looked-at' | 'hidden' | 'away' | 'back';

/** What a browser gives the pages of one origin to find each other with. */
export interface TabsPort {
  isVisible(): boolean;
  /** Returns what ends it. */
  onPage(listener: (moment: PageMoment) => void): () => void;
  /** Takes part in the room of that name, where one holds the lock at a time and all hear each other. */
  enter(room: string, listener: TabsRoomListener): TabsRoom;
}

export interface TabsRoomListener {
  /** The lock is this tab's. */
  onHeld(): void;
  /** Another has taken the lock. */
  onLost(): void;
  /** What another tab has posted. */
  onData(data: unknown): void;
}

/** One tab's part in a room. After `leave` its listener hears nothing more. */
export interface TabsRoom {
  /** Stands in the queue for the lock, once. */
  queue(): void;
  /** Takes the lock from whoever holds it, even where this tab is thought to hold it. */
  steal(): void;
  /** The others hear it, this tab does not. */
  post(data: unknown): void;
  /** Gives up the lock or the place in the queue. */
  leave(): void;
}
