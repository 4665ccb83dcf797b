import type { Team, TeamId } from '@tribunen/domain';
import type { ReactNode } from 'react';

/** A team whose chat can be opened. */
export interface PickableTeam extends Team {
  readonly id: TeamId;
  readonly name: string;
  readonly isFollowed: boolean;
}

/** The teams to choose from. */
export interface TeamListView {
  /** In the order of the list: followed teams first; null while some are being loaded. The screen itself searches them. */
  readonly teams: readonly PickableTeam[] | null;
  hrefOf(id: TeamId): string;
}

/** Everything that the screen at /team can show. */
export type TeamView =
  | { readonly status: 'loading' }
  /** No team is chosen. */
  | { readonly status: 'choose'; readonly list: TeamListView }
  | {
      readonly status: 'chat';
      readonly list: TeamListView;
      readonly team: PickableTeam;
      /** The team's own page. */
      readonly pageHref: string;
      /** How many messages are loaded; null while they are being loaded, `failed` when they could not be. */
      readonly messageCount: number | 'failed' | null;
      /** A `Chat` element, so that a new message renders only the chat. */
      readonly chat: ReactNode;
    };
