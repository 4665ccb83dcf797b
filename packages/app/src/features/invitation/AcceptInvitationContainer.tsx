import { type InvitationLinkStep, invitationLinkStep } from '@tribunen/domain';
import { AcceptInvitationScreen, type AcceptInvitationView, toast, TodaysMatches, useWords } from '@tribunen/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { homeApi } from '../../api/homeApi.ts';
import { invitationsApi, type InvitationsApi } from '../../api/invitationsApi.ts';
import { profileApi } from '../../api/profileApi.ts';
import type { SignedInUser } from '../../api/access/signedInUser.ts';
import { useSignOutQuestion } from '../../data/signOut/useSignOutQuestion.tsx';
import { privateKey } from '../../services/privateKey.ts';
import { AppRedirect } from '../../navigation/AppRedirect.tsx';
import { authHref } from '../../navigation/authAddress.ts';
import { paths } from '../../navigation/paths.ts';
import { useAppNavigate } from '../../navigation/useAppNavigate.ts';
import { useTodaysMatches } from '../../data/matches/useTodaysMatches.ts';
import { profileQuery } from '../../data/people/profileQuery.ts';
import { useNameQuestion } from '../../data/people/useNameQuestion.ts';
import { useApi } from '../../services/useApi.ts';
import { signOutMutation } from '../../data/signOut/signOutMutation.ts';
import { useSession } from '../../services/useSession.ts';
import { toAcceptInvitationView } from './toAcceptInvitationView.ts';

/** The milliseconds for which the welcome is shown before the page goes on. */
const welcomeMs = 2000;

/** The screen of an invitation's link. A visitor signs up first, or signs in to change account; then the invitation is accepted. */
export function AcceptInvitationContainer() {
  const api = useApi(homeApi);
  const session = useSession();
  const [search] = useSearchParams();
  const { beforeSignOut, question } = useSignOutQuestion();
  const [changesAccount, setChangesAccount] = useState(false);
  const { mutate: signOut } = useMutation({
    ...signOutMutation(api),
    onMutate: () => setChangesAccount(true),
  });

  const signedIn = session.status === 'signed-in';
  const first = invitationLinkStep({ token: search.get('token'), signedIn, lookUp: null, acceptance: null });
  if (first.kind === 'invalid-link') {
    return <BadInvitation view={{ status: 'invalid-link', homeHref: paths.results }} />;
  }
  if (first.kind === 'sign-up' && session.status === 'signed-out') {
    const mode = changesAccount ? 'sign-in' : 'sign-up';
    return <AppRedirect to={authHref({ mode, invitation: first.token, next: null })} />;
  }
  if (first.kind === 'look-up' && signedIn) {
    const { user } = session;
    return (
      <>
        <OpenedLink
          key={user.id}
          user={user}
          token={first.token}
          onChangeAccount={() => beforeSignOut(() => signOut())}
        />
        {question}
      </>
    );
  }
  return <AcceptInvitationScreen view={{ status: 'processing' }} />;
}

interface OpenedLinkProps {
  readonly user: SignedInUser;
  readonly token: string;
  readonly onChangeAccount: () => void;
}

function OpenedLink({ user, token, onChangeAccount }: OpenedLinkProps) {
  const api = useApi(invitationsApi);
  const queryClient = useQueryClient();
  const words = useWords();
  const { t } = words;
  const goTo = useAppNavigate();
  const nameForm = useNameQuestion(user.id);
  const { options } = profileQuery(useApi(profileApi), user.id);
  const hasName = async () =>
    (await queryClient.query({ ...options, select: (entry) => entry, staleTime: 'static' })).ledger.known.name !== '';
  const { mutate, data, isError } = useMutation<InvitationLinkStep, Error, string>({
    mutationFn: (link) => openInvitation(api, link, hasName),
    onSuccess: (opened) => {
      if (opened.kind !== 'welcome') return undefined;
      const name = opened.friendName ?? t(($) => $.common.unknownUser);
      toast.success({
        title: t(($) => $.invitation.accepted.title),
        text: t(($) => $.invitation.accepted.text, { name }),
      });
      // The spectator now has one invitation fewer and one friend more.
      return queryClient.invalidateQueries({ queryKey: privateKey(user.id) });
    },
    onError: (error) => console.error('The invitation could not be opened', error),
  });

  const asked = useRef<string | null>(null);
  useEffect(() => {
    // Each link is looked up once, however often the component renders.
    if (asked.current === token) return;
    asked.current = token;
    mutate(token);
  }, [mutate, token]);

  // The invitation waits for a name, and is accepted when there is one.
  const isNamed = data?.kind === 'accept' && nameForm === null;
  useEffect(() => {
    if (isNamed) mutate(token);
  }, [isNamed, mutate, token]);

  const isWelcome = data?.kind === 'welcome';
  useEffect(() => {
    if (!isWelcome) return undefined;
    const timer = setTimeout(() => goTo(paths.root, { replace: true }), welcomeMs);
    return () => clearTimeout(timer);
  }, [isWelcome, goTo]);

  if (data?.kind === 'accept' && nameForm !== null) {
    return <AcceptInvitationScreen view={{ status: 'name', form: nameForm }} />;
  }
  const opened = isError ? ({ kind: 'error' } as const) : (data ?? ({ kind: 'look-up', token } as const));
  const view = toAcceptInvitationView(opened, { own: user, onRetry: () => mutate(token), onChangeAccount }, words);
  return view.status === 'invalid-or-expired' ? <BadInvitation view={view} /> : <AcceptInvitationScreen view={view} />;
}

/** The message about a bad link, with matches to continue with. */
function BadInvitation({ view }: { readonly view: AcceptInvitationView }) {
  return <AcceptInvitationScreen view={view} matches={<TodaysMatches view={useTodaysMatches()} />} />;
}

type LinkApi = Pick<InvitationsApi, 'lookUp' | 'acceptByToken'>;

/**
 * Looks up the invitation of a link, and accepts it if it may be accepted (PEOPLE-9, PEOPLE-18) and the reader has a
 * name (FOLLOW-17). After a refusal it is looked up again, because the reader may have accepted the same invitation in
 * another tab.
 *
 * @returns the step at which the link ends; `accept` when the reader has to enter a name first
 * @throws BackendFailure, ContractError
 */
export async function openInvitation(
  api: LinkApi,
  token: string,
  hasName: () => Promise<boolean>,
): Promise<InvitationLinkStep> {
  const link = { token, signedIn: true, acceptance: null };
  const lookUp = async (): Promise<InvitationLinkStep> =>
    invitationLinkStep({ ...link, lookUp: { found: await api.lookUp(token) } });
  const found = await lookUp();
  if (found.kind !== 'accept' || !(await hasName())) return found;
  const acceptance = await api.acceptByToken(token);
  const outcome = invitationLinkStep({ ...link, lookUp: null, acceptance });
  if (outcome.kind !== 'refused') return outcome;
  const afterwards = await lookUp();
  return afterwards.kind === 'answered' ? afterwards : outcome;
}
