import type { UserId } from '@tribunen/domain';
import {
  AuthorCard,
  type AuthorCardView,
  type Hovered,
  type HoverIntent,
  type ShownAuthor,
  useHoverIntent,
} from '@tribunen/ui';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { type ProfileApi, profileApi } from '../../api/profileApi.ts';
import { useApi } from '../../services/useApi.ts';
import { privateKey } from '../../services/privateKey.ts';

interface AuthorCardContainerProps {
  /** Null for a visitor. */
  readonly reader: UserId | null;
  /** The name under the mouse pointer. */
  readonly pointed: Hovered<ShownAuthor> | null;
}

/** Opens and closes an author's card beside their name when the mouse points at it. */
export function AuthorCardContainer({ reader, pointed }: AuthorCardContainerProps) {
  const { hovered, intent } = useHoverIntent(pointed);
  return hovered && <CardOf reader={reader} hovered={hovered} intent={intent} />;
}

interface CardOfProps {
  readonly reader: UserId | null;
  readonly hovered: Hovered<ShownAuthor>;
  readonly intent: HoverIntent<ShownAuthor>;
}

function CardOf({ reader, hovered: { subject, beside }, intent }: CardOfProps) {
  const profile = useProfile(reader, subject.id);
  return (
    <AuthorCard view={{ name: subject.name, userType: subject.userType, profile }} beside={beside} intent={intent} />
  );
}

function useProfile(reader: UserId | null, author: UserId): AuthorCardView['profile'] {
  const { data, error } = useQuery(authorProfileQuery(useApi(profileApi), reader, author));
  if (data !== undefined) return { status: 'ready', team: data?.myTeam ?? null, bio: data?.bio ?? null };
  return { status: error === null ? 'loading' : 'error' };
}

/**
 * The complete profile of an author, because a chat may have received only the author's name (CHAT-44). Null for an
 * author without a profile.
 *
 * @param reader null for a visitor
 */
function authorProfileQuery(api: Pick<ProfileApi, 'profile'>, reader: UserId | null, author: UserId) {
  return queryOptions({
    queryKey: privateKey(reader ?? 'visitor', 'author', author),
    queryFn: () => api.profile(author),
    staleTime: 60_000,
  });
}
