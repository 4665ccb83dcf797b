/**
 * A moment in the life of a page: the spectator looks at it (shown or focused), it is hidden, put away (closed, frozen, kept for «back»), or
 * brought back.
 */
export type PageMoment = 'looked-at' | 'hidden' | 'away' | 'back';

/** The features of the browser by which pages of one origin find each other. */
export interface TabsPort {
  isVisible(): boolean;
  /** Calls the listener at each moment of the page. Returns a function that ends it. */
  onPage(listener: (moment: PageMoment) => void): () => void;
  /** Joins a room by its name. In a room one tab at a time holds the lock, and every tab receives the posts of the others. */
  enter(room: string, listener: TabsRoomListener): TabsRoom;
}

export interface TabsRoomListener {
  /** This tab has the lock. */
  onHeld(): void;
  /** Another tab has taken the lock. */
  onLost(): void;
  /** Another tab has posted something. */
  onData(data: unknown): void;
}

/** One tab's membership of a room. After `leave` its listeners are not called any more. */
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
