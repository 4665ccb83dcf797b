import type { Profile, UserId } from '@tribunen/domain';
import { hashKey, type QueryClient, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { profileApi } from '../../api/profileApi.ts';
import { useApi } from '../../services/useApi.ts';
import { privateKey } from '../../services/privateKey.ts';
import { type KnownProfiles, ProfileBook, type ProfileBookParts } from './ProfileBook.ts';

const nobody: KnownProfiles = new Map();
const books = new WeakMap<QueryClient, Map<string, ProfileBook>>();

/**
 * The loaded profiles, by user. Profiles of `ids` that are missing are loaded. The map is the same object until a
 * profile is added.
 *
 * @param reader null for a visitor
 * @param ids the users whose profiles are needed
 */
export function useProfiles(reader: UserId | null, ids: ReadonlySet<UserId>): ReadonlyMap<UserId, Profile> {
  const known = useKnownProfiles(reader, ids);
  return useMemo(() => profilesOf(known), [known]);
}

/** The answers about people, for a screen that waits for those of `ids`. Otherwise the same as `useProfiles`. */
export function useKnownProfiles(reader: UserId | null, ids: ReadonlySet<UserId>): KnownProfiles {
  const api = useApi(profileApi);
  const queryClient = useQueryClient();
  const [queryKey] = useState(() => privateKey(reader ?? 'visitor', 'profiles'));
  const [book] = useState(() => bookOf({ api, queryClient, queryKey }));
  const { data = nobody } = useQuery({
    queryKey,
    queryFn: skipToken,
    initialData: nobody,
    // TanStack Query cannot compare maps.
    structuralSharing: false,
  });
  useEffect(() => book.open(), [book]);
  useEffect(() => book.want(ids), [book, ids]);
  return data;
}

/** The book of a reader, which all screens share. */
function bookOf(parts: ProfileBookParts): ProfileBook {
  const readers = books.get(parts.queryClient) ?? new Map<string, ProfileBook>();
  books.set(parts.queryClient, readers);
  const reader = hashKey(parts.queryKey);
  const book = readers.get(reader) ?? new ProfileBook(parts);
  readers.set(reader, book);
  return book;
}

/** The profiles among the answers. */
export function profilesOf(known: KnownProfiles): ReadonlyMap<UserId, Profile> {
  return new Map([...known].flatMap(([id, answer]) => (typeof answer === 'string' ? [] : [[id, answer]])));
}
