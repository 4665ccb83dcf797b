/**
 * A moment in the life of a page: the spectator looks at it (shown or focused), it is hidden, put away (closed, frozen, kept for «back»), or
 * brought back.
 */
export type PageMoment = 'looked-at' | 'hidden' | 'away' | 'back';

/** The features of the browser by which pages of one origin find each other. */
export interface TabsPort {
  isVisible(): boolean;
  /** Calls the listener at each moment of the page. Returns a function that stops it. */
  onPage(listener: (moment: PageMoment) => void): () => void;
  /** Joins a room by its name. In a room one tab at a time holds the lock, and every tab receives the posts of the others. */
  enter(room: string, listener: TabsRoomListener): TabsRoom;
}

export interface TabsRoomListener {
  /** Called when this tab has got the lock. */
  onHeld(): void;
  /** Called when another tab has taken the lock. */
  onLost(): void;
  /** Called when another tab has posted something. */
  onData(data: unknown): void;
}

/** A tab's membership of a room. After `leave` its listeners are no longer called. */
export interface TabsRoom {
  /** Queues for the lock, once. */
  queue(): void;
  /** Takes the lock from the tab that holds it, even if that seems to be this one. */
  steal(): void;
  /** Posts to the other tabs. */
  post(data: unknown): void;
  /** Gives up the lock or the place in the queue. */
  leave(): void;
}
