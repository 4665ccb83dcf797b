import { type ProviderBudgetsView, WarmResultsScreen, type WarmResultsView } from '@tribunen/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { adminApi } from '../../api/adminApi.ts';
import { useFailureWords } from '../../data/useFailureWords.ts';
import { instantNow } from '../../services/instantNow.ts';
import { privateKey } from '../../services/privateKey.ts';
import { useApi } from '../../services/useApi.ts';
import { useServices } from '../../services/useServices.ts';
import { useSession } from '../../services/useSession.ts';
import type { UserId } from '@tribunen/domain';

const reloadEveryMs = 30_000;

/** The administrators' page that fills the backend's cache of results, and shows the calls to the providers. */
export function WarmResultsContainer() {
  const session = useSession();
  return session.status === 'signed-in' ? <WarmResultsOf userId={session.user.id} /> : null;
}

function WarmResultsOf({ userId }: { readonly userId: UserId }) {
  return <WarmResultsScreen view={useRunView()} budgets={useBudgetsView(userId)} />;
}

function useRunView(): WarmResultsView {
  const api = useApi(adminApi);
  const why = useFailureWords();
  const run = useMutation({
    mutationFn: () => api.warmResults(),
    onError: (failure) => console.error('The results were not warmed', failure),
  });
  const onRun = () => run.mutate();
  switch (run.status) {
    case 'idle':
      return { status: 'none', onRun };
    case 'pending':
      return { status: 'running' };
    case 'success':
      return { status: 'answered', answer: run.data, onRun };
    case 'error':
      return { status: 'failed', message: why(run.error), onRun };
  }
}

function useBudgetsView(userId: UserId): ProviderBudgetsView {
  const api = useApi(adminApi);
  const services = useServices();
  const why = useFailureWords();
  const { data, error, refetch } = useQuery({
    queryKey: privateKey(userId, 'call-budgets'),
    queryFn: () => api.callBudgets(),
    refetchInterval: reloadEveryMs,
  });
  if (data !== undefined) return { status: 'ready', budgets: data, now: instantNow(services) };
  return error === null
    ? { status: 'loading' }
    : { status: 'error', message: why(error), onRetry: () => void refetch() };
}
