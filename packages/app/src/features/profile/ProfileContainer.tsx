import { isProfileChanged } from '@tribunen/domain';
import { ProfileScreen, type ProfileScreenFrame, type ProfileTab, toast, useWords } from '@tribunen/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { profileApi } from '../../api/profileApi.ts';
import type { SignedInUser } from '../../api/access/signedInUser.ts';
import { useFailureWords } from '../../data/useFailureWords.ts';
import { profileQuery } from '../../data/people/profileQuery.ts';
import { messagesTab, paths, profileTabParameter } from '../../navigation/paths.ts';
import { useApi } from '../../services/useApi.ts';
import { useSession } from '../../services/useSession.ts';
import { useInvitationsView } from './useInvitationsView.ts';
import { useProfileDraft } from './useProfileDraft.ts';
import { useSaveProfile } from '../../data/people/useSaveProfile.ts';
import { useTeamPicker } from './useTeamPicker.ts';

/** The spectator's own profile and their invitations, at /profile. The route admits signed-in spectators only. */
export function ProfileContainer() {
  const session = useSession();
  return session.status === 'signed-in' ? <OwnProfile key={session.user.id} user={session.user} /> : null;
}

function OwnProfile({ user }: { readonly user: SignedInUser }) {
  const api = useApi(profileApi);
  const { t } = useWords();
  const whyOf = useFailureWords();
  const [tab, onTab] = useTab();
  const { data: saved, error, refetch } = useQuery(profileQuery(api, user.id).options);
  const { edits, edit, forget } = useProfileDraft(user.id);
  const form = useSaveProfile(user.id, saved, (changes) => {
    if (saved === undefined) return;
    const done = { ...saved, ...changes };
    // Edits that were typed during the call stay.
    if (!isProfileChanged(done, { ...done, ...edits })) forget(done);
  });
  const teams = useTeamPicker(user.id);
  const received = useInvitationsView(user);
  const askForName = (): void => {
    onTab('profile');
    toast.news({ title: t(($) => $.follows.guide.name) });
  };
  // Without a name the inviter would see an unknown user (FOLLOW-17).
  const waitsForName = received.status === 'ready' && saved?.name === '';
  const invitations = waitsForName ? { ...received, onAccept: askForName } : received;

  const isMissing = saved === undefined && error !== null;
  const sayThatItFailed = useEffectEvent(() => {
    const text = t(($) => $.profile.notLoaded, { message: whyOf(error) });
    toast.failure({ title: t(($) => $.primitives.failed), text });
  });
  useEffect(() => {
    if (isMissing) sayThatItFailed();
  }, [isMissing]);

  const frame: ProfileScreenFrame = { tab, onTab, invitations, deskHref: user.isAdmin ? paths.reports : null };
  if (saved === undefined) {
    return (
      <ProfileScreen
        view={
          error === null
            ? { ...frame, status: 'loading' }
            : { ...frame, status: 'error', message: whyOf(error), onRetry: () => void refetch() }
        }
      />
    );
  }
  return (
    <ProfileScreen
      view={{
        ...frame,
        status: 'ready',
        email: user.email,
        saved,
        draft: { ...saved, ...edits },
        onDraft: (next) => edit(next, saved, form.status === 'busy'),
        form,
        teams,
      }}
    />
  );
}

/** The tab in the address, and a function that changes it. */
function useTab(): readonly [ProfileTab, (tab: ProfileTab) => void] {
  const [search, setSearch] = useSearchParams();
  const tab = search.get(profileTabParameter) === messagesTab ? 'messages' : 'profile';
  const onTab = (chosen: ProfileTab): void => {
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        if (chosen === 'messages') after.set(profileTabParameter, messagesTab);
        else after.delete(profileTabParameter);
        return after;
      },
      { replace: true },
    );
  };
  return [tab, onTab];
}
