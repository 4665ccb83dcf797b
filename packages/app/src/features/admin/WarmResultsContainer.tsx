import { WarmResultsScreen } from '@tribunen/ui';
import { useMutation } from '@tanstack/react-query';
import { adminBackend } from '../../backend/adminBackend.ts';
import { useFailureWords } from '../../data/useFailureWords.ts';
import { useBackend } from '../../services/useBackend.ts';

/** The administrators' page that fills the backend's cache of results. */
export function WarmResultsContainer() {
  const backend = useBackend(adminBackend);
  const why = useFailureWords();
  const { status, data, error, mutate } = useMutation({
    mutationFn: () => backend.warmResults(),
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
