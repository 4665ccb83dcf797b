import type { UserId, UserType } from '@tribunen/domain';
import { createContext } from 'react';
import type { Point } from './Point.ts';

/** The author of a message, as the name above it knows them. */
export interface ShownAuthor {
  readonly id: UserId;
  readonly name: string;
  /** Null while it is not known. */
  readonly userType: UserType | null;
}

/** Opens the cards of the authors whose names are on the screen, under the mouse; null where there are no cards. */
export const AuthorCards = createContext<Point<ShownAuthor> | null>(null);
