import type { Desk, UserId } from '@tribunen/domain';
import { DeskScreen } from '@tribunen/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { deskApi } from '../../api/deskApi.ts';
import { useFailureWords } from '../../data/useFailureWords.ts';
import { useIsOnline } from '../../data/useIsOnline.ts';
import { privateKey } from '../../services/privateKey.ts';
import { useApi } from '../../services/useApi.ts';
import { useSession } from '../../services/useSession.ts';

const reloadEveryMs = 30_000;

/** The administrators' desk (DESK-4). `RequireAdmin` keeps other users out. */
export function DeskContainer() {
  const session = useSession();
  return session.status === 'signed-in' ? <DeskOf userId={session.user.id} /> : null;
}

function DeskOf({ userId }: { readonly userId: UserId }) {
  const api = useApi(deskApi);
  const queryClient = useQueryClient();
  const why = useFailureWords();
  const isOnline = useIsOnline();
  const queryKey = privateKey(userId, 'desk');
  const { data, error, refetch } = useQuery({ queryKey, queryFn: () => api.desk(), refetchInterval: reloadEveryMs });
  const action = useMutation({
    mutationFn: (act: () => Promise<Desk>) => act(),
    onSuccess: async (desk) => {
      // A load under way may have read the desk before the action.
      await queryClient.cancelQueries({ queryKey, exact: true });
      queryClient.setQueryData(queryKey, desk);
    },
    onError: (failure) => console.error('An action at the desk was not taken', failure),
  });

  if (data !== undefined) {
    const act = (call: () => Promise<Desk>) => action.mutate(call);
    return (
      <DeskScreen
        view={{
          status: 'ready',
          desk: data,
          isOnline,
          isBusy: action.isPending,
          problem: action.error === null ? null : why(action.error),
          actions: {
            onRemove: (message) => act(() => api.removeMessage(message)),
            onRestore: (message) => act(() => api.restoreMessage(message)),
            onSettle: (report) => act(() => api.settleReport(report)),
            onReopen: (report) => act(() => api.reopenReport(report)),
            onSlow: (chat, seconds) => act(() => api.slowChat(chat, seconds)),
            onShutOut: (user, span, reason) => act(() => api.shutOut(user, span, reason)),
            onLetIn: (user) => act(() => api.letIn(user)),
          },
        }}
      />
    );
  }
  return error === null ? (
    <DeskScreen view={{ status: 'loading' }} />
  ) : (
    <DeskScreen view={{ status: 'error', message: why(error), onRetry: () => void refetch() }} />
  );
}
