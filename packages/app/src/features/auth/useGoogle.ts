import { type GoogleView, toast, useWords } from '@tribunen/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { authBackend } from '../../backend/authBackend.ts';
import { type AuthAddress, authHref } from '../../navigation/authAddress.ts';
import { paths } from '../../navigation/paths.ts';
import { useSiteAddress } from '../../navigation/useSiteAddress.ts';
import { useBackend } from '../../services/useBackend.ts';

/** The way in by Google. It returns to the site's root, or to the sign-in when that carries an invitation or a way back. */
export function useGoogle(address: AuthAddress): GoogleView {
  const backend = useBackend(authBackend);
  const siteAddress = useSiteAddress();
  const { t } = useWords();
  const [attempt, setAttempt] = useState(0);
  const carries = address.invitation !== null || address.next !== null;
  const returnTo = siteAddress(carries ? authHref({ ...address, mode: 'sign-in' }) : paths.root);
  const { mutate, isPending, isError } = useMutation({
    mutationFn: () => backend.signInWithGoogle(returnTo),
    onError: (error) => {
      console.error('Google could not be asked', error);
      setAttempt((before) => before + 1);
      toast.failure({ title: t(($) => $.primitives.failed), text: t(($) => $.auth.googleFailed) });
    },
  });
  const onPress = (): void => mutate();
  if (isPending) return { status: 'busy' };
  return isError ? { status: 'failed', attempt, onPress } : { status: 'open', onPress };
}
