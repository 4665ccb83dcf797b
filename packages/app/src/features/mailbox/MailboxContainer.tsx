import { skipToken, useQuery } from '@tanstack/react-query';
import { MailboxScreen } from '@tribunen/ui';
import { useLocation, useSearchParams } from 'react-router-dom';
import { paths, returnParameter, safeReturn } from '../../navigation/paths.ts';
import { useServices } from '../../services/useServices.ts';
import { toMailboxView } from './toMailboxView.ts';

/** The mails that the demo's server would have sent. Only in the demo. */
export function MailboxContainer() {
  const { demo } = useServices();
  const { search } = useLocation();
  const [query] = useSearchParams();
  const { data = null } = useQuery({
    queryKey: ['demo-mails'],
    queryFn: demo === null ? skipToken : () => demo.mails(),
    // Mails name their recipients: nothing of them outlives the screen.
    gcTime: 0,
    throwOnError: true,
  });
  const back = query.get(returnParameter);
  return <MailboxScreen view={toMailboxView(data, back === null ? paths.auth : safeReturn(back), search)} />;
}
