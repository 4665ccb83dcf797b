import type { UserId, UserType } from '@tribunen/domain';
import { createContext } from 'react';
import type { Point } from './Point.ts';

/** The author of a message, with the data that the name above the message has. */
export interface ShownAuthor {
  readonly id: UserId;
  readonly name: string;
  /** Null while it is not known. */
  readonly userType: UserType | null;
}

/** Opens an author's card when the mouse rests on the name; null on screens without cards. */
export const AuthorCards = createContext<Point<ShownAuthor> | null>(null);
