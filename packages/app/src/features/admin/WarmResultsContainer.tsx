import { WarmResultsScreen } from '@tribunen/ui';
import { useMutation } from '@tanstack/react-query';
import { adminApi } from '../../api/adminApi.ts';
import { useFailureWords } from '../../data/useFailureWords.ts';
import { useApi } from '../../services/useApi.ts';

/** The administrators' page that fills the backend's cache of results. */
export function WarmResultsContainer() {
  const api = useApi(adminApi);
  const why = useFailureWords();
  const { status, data, error, mutate } = useMutation({
    mutationFn: () => api.warmResults(),
    onError: (failure) => console.error('The results were not warmed', failure),
  });
  const onRun = () => mutate();
  switch (status) {
    case 'idle':
      return <WarmResultsScreen view={{ status: 'none', onRun }} />;
    case 'pending':
      return <WarmResultsScreen view={{ status: 'running' }} />;
    case 'success':
      return <WarmResultsScreen view={{ status: 'answered', answer: data, onRun }} />;
    case 'error':
      return <WarmResultsScreen view={{ status: 'failed', message: why(error), onRun }} />;
  }
}
