import { allowList, type Competition } from '@tribunen/domain';
import { useQuery } from '@tanstack/react-query';
import { competitionsBackend } from '../../backend/competitionsBackend.ts';
import { useBackend } from '../../services/useBackend.ts';

/**
 * The competition that has a code: as the backend lists it, else as the list of those that the app offers has it (COMP-1). Undefined while it
 * is loading, null for a code that no competition has.
 */
export function useCompetition(code: string): Competition | null | undefined {
  const backend = useBackend(competitionsBackend);
  const wanted = code.trim().toUpperCase();
  const { data } = useQuery({
    queryKey: ['competitions', 'picker'],
    queryFn: () => backend.competitions('picker'),
    staleTime: 5 * 60_000,
  });
  if (data === undefined) return undefined;
  const offered = allowList.find((each) => each.code === wanted);
  return (
    data.find(({ id }) => id === wanted) ??
    (offered === undefined ? null : { id: offered.code, dbId: offered.dbId, name: offered.name, emblem: null })
  );
}
