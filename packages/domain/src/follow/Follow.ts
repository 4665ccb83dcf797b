import type { Brand } from '../brand.ts';
import type { UtcInstant } from '../time/instant.ts';

export type FollowId = Brand<string, 'FollowId'>;
export type FollowedKind = 'team' | 'competition' | 'player';

/** One team, competition or player that a spectator follows, as `user_follows` stores it. */
export interface Follow {
  readonly id: FollowId;
  readonly entityType: FollowedKind;
  /** The provider's numeric id, as text. */
  readonly entityId: string;
  readonly displayName: string;
  readonly crestUrl: string | null;
  /** 0 comes first. */
  readonly priority: number;
  readonly notifications: boolean;
  readonly createdAt: UtcInstant | null;
}
