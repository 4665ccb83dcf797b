import type { Profile, UserId } from '@tribunen/domain';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { profileBackend } from '../../backend/profileBackend.ts';
import { useBackend } from '../../services/useBackend.ts';
import { privateKey } from '../../services/privateKey.ts';
import { type KnownProfiles, ProfileBook } from './ProfileBook.ts';

const nobody: KnownProfiles = new Map();

/**
 * The known profiles, by user. Those of `ids` that are not known yet are loaded. The map is the same object until a profile is added.
 *
 * @param reader null for a visitor
 * @param ids the users whose profiles are wanted
 * @example
 * const profiles = useProfiles(reader, senders);
 */
export function useProfiles(reader: UserId | null, ids: ReadonlySet<UserId>): ReadonlyMap<UserId, Profile> {
  const backend = useBackend(profileBackend);
  const queryClient = useQueryClient();
  const [queryKey] = useState(() => privateKey(reader ?? 'visitor', 'profiles'));
  const [book] = useState(() => new ProfileBook({ backend, queryClient, queryKey }));
  const { data = nobody } = useQuery({
    queryKey,
    queryFn: skipToken,
    initialData: nobody,
    // TanStack Query cannot compare maps.
    structuralSharing: false,
  });
  useEffect(() => () => book.stop(), [book]);
  useEffect(() => book.want(ids), [book, ids]);
  return useMemo(
    () => new Map([...data].flatMap(([id, profile]) => (profile === null ? [] : [[id, profile]]))),
    [data],
  );
}
