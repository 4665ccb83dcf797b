import {
  type DirectMessage,
  type FilterList,
  type FilterLists,
  type Follow,
  type FollowChange,
  type Friendship,
  friendsOf,
  hidesNothing,
  type Invitation,
  isDirectHidden,
  pendingInvitations,
  type ReadPosition,
  type UserId,
  unreadMessages,
} from '@tribunen/domain';
import type { SignedInUser } from '../../api/access/signedInUser.ts';
import { followsApi } from '../../api/followsApi.ts';
import { friendsApi } from '../../api/friendsApi.ts';
import { homeApi } from '../../api/homeApi.ts';
import { invitationsApi } from '../../api/invitationsApi.ts';
import { messagesApi } from '../../api/messagesApi.ts';
import { profileApi } from '../../api/profileApi.ts';
import { safetyApi } from '../../api/safetyApi.ts';
import { followsQuery } from '../../data/follows/followsQuery.ts';
import { type Observation, observeQuery, observeRows } from '../../data/observeQuery.ts';
import { profileQuery } from '../../data/people/profileQuery.ts';
import { friendshipRows } from '../../data/people/useFriendships.ts';
import { filterListQuery, watchFilterChanged } from '../../data/people/useReaderFilter.ts';
import { readPositionRows, recentMessageRows } from '../../data/people/useRecentMessages.ts';
import { atExpiry, nextExpiry, receivedInvitationRows } from '../../data/people/useWaitingInvitations.ts';
import { watchHiddenResults } from '../../live/knownUntil/watchHiddenResults.ts';
import type { LiveRows } from '../../data/useRows.ts';
import { Observable } from '../../lib/state/Observable.ts';
import { Teardown } from '../../lib/state/Teardown.ts';
import type { AppServices } from '../../services/AppServices.ts';
import { instantNow } from '../../services/instantNow.ts';

const filterLists: readonly FilterList[] = ['muted', 'blocked', 'hiddenWords'];

/**
 * The shell's data of the spectator. A field is null until it is loaded; meanwhile the session and the count of the
 * first screen are used.
 */
export interface KnownSpectator {
  readonly name: string | null;
  readonly invitations: number | null;
  /** Messages from friends. */
  readonly unread: number;
}

type Services = Pick<AppServices, 'access' | 'queryClient' | 'session' | 'now'>;

const nothingKnown: KnownSpectator = { name: null, invitations: null, unread: 0 };

/**
 * Keeps the signed-in spectator's data live and shows it to the shell: the name, the badges of the profile menu and of
 * the friends' tab, the follows, which the list, the engine and every other screen read (FOLLOW-14), and the hidden
 * results. It is null while nobody is signed in.
 *
 * Its code is loaded after the first screen. The shell is rendered before that and could not call its hooks, so it is a
 * class that the shell observes.
 */
export class SpectatorWatch extends Observable<KnownSpectator | null> {
  readonly #services: Services;
  readonly #teardown = new Teardown();
  readonly #ofUser = new Teardown();
  #userId: UserId | null = null;

  constructor(services: Services) {
    super(null);
    this.#services = services;
  }

  start(): void {
    if (this.#teardown.isPending) return;
    this.#teardown.add(
      this.#services.session.subscribe(() => this.#follow()),
      () => this.#leave(),
    );
    this.#follow();
  }

  stop(): void {
    this.#teardown.run();
  }

  #follow(): void {
    const session = this.#services.session.current();
    const user = session.status === 'signed-in' ? session.user : null;
    if (this.#userId === (user?.id ?? null)) return;
    this.#leave();
    if (user !== null) this.#watch(user);
  }

  #leave(): void {
    this.#ofUser.run();
    this.#userId = null;
    this.set(null);
  }

  #watch(user: SignedInUser): void {
    const { access, queryClient } = this.#services;
    this.#userId = user.id;
    this.#ofUser.add(
      observeQuery(queryClient, profileQuery(profileApi.of(access), user.id), ({ data }) =>
        this.#learn({ name: data === undefined || data.name === '' ? null : data.name }),
      ),
      watchInvitations(this.#services, user, (invitations) => this.#learn({ invitations })),
      watchHiddenResults(access, queryClient, user.id),
      watchUnread(this.#services, user.id, (unread) => this.#learn({ unread })),
      observeRows(queryClient, followRows(this.#services, user.id), () => {
        // Nothing else is done with the follows here, because the other screens read them from the query cache.
      }),
    );
  }

  #learn(news: Partial<KnownSpectator>): void {
    const known = this.current() ?? nothingKnown;
    const next = { ...known, ...news };
    if (next.name === known.name && next.invitations === known.invitations && next.unread === known.unread) return;
    this.set(next);
  }
}

function followRows({ access }: Services, userId: UserId): LiveRows<Follow, FollowChange> {
  return {
    query: followsQuery(homeApi.of(access), userId),
    subscribe: (listener) => followsApi.of(access).subscribe(userId, listener),
  };
}

/** Calls the listener with the number of invitations that wait (PEOPLE-7), whenever it may have changed; null until the first load has ended. */
function watchInvitations(services: Services, user: SignedInUser, onCount: (count: number | null) => void): () => void {
  let cancelExpiry = () => {};
  const count = ({ data, isFetched }: Observation<readonly Invitation[]>): void => {
    cancelExpiry();
    const waiting = pendingInvitations(data ?? [], user.email, instantNow(services));
    onCount(data === undefined && !isFetched ? null : waiting.length);
    cancelExpiry = atExpiry(nextExpiry(waiting), services, () => count({ data, isFetched }));
  };
  const rows = receivedInvitationRows(invitationsApi.of(services.access), user, () => instantNow(services));
  const end = observeRows(services.queryClient, rows, count);
  return () => {
    end();
    cancelExpiry();
  };
}

/**
 * Calls the listener with the number of messages from friends that the spectator has not read (CHAT-29), without
 * messages that their lists hide (CHAT-28), whenever it may have changed. The number is 0 until it is known.
 */
function watchUnread(services: Services, reader: UserId, onCount: (count: number) => void): () => void {
  const { access, queryClient } = services;
  const [messagesPart, safety] = [messagesApi.of(access), safetyApi.of(access)];
  let friendships: readonly Friendship[] = [];
  let messages: readonly DirectMessage[] = [];
  let positions: readonly ReadPosition[] | null = null;
  let hides: FilterLists = hidesNothing;

  const count = (): void => {
    if (positions === null) {
      onCount(0);
      return;
    }
    const shown = messages.filter((each) => !isDirectHidden(each, { ...hides, reader }));
    const unread = unreadMessages(shown, positions, reader);
    onCount(friendsOf(friendships, new Map(), reader).reduce((sum, { id }) => sum + (unread.get(id) ?? 0), 0));
  };
  const ends = [
    observeRows(queryClient, friendshipRows(queryClient, friendsApi.of(access), reader), ({ data = [] }) => {
      friendships = data;
      count();
    }),
    observeRows(
      queryClient,
      recentMessageRows(messagesPart, reader, () => instantNow(services)),
      ({ data = [] }) => {
        messages = data;
        count();
      },
    ),
    observeRows(queryClient, readPositionRows(messagesPart, reader), ({ data = null }) => {
      positions = data;
      count();
    }),
    ...filterLists.map((list) =>
      observeQuery(queryClient, filterListQuery(safety, reader, list), ({ data }) => {
        hides = { ...hides, ...data };
        count();
      }),
    ),
    watchFilterChanged(queryClient, reader),
  ];
  return () => {
    for (const end of ends) end();
  };
}
