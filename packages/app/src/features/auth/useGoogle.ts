import { type GoogleView, toast, useWords } from '@tribunen/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { authApi } from '../../api/authApi.ts';
import { type AuthAddress, rootHref } from '../../navigation/authAddress.ts';
import { useSiteAddress } from '../../navigation/useSiteAddress.ts';
import { useApi } from '../../services/useApi.ts';

/** The sign-in with Google. Google leads back to the site's root, which keeps the invitation or the address to return to. */
export function useGoogle(address: AuthAddress): GoogleView {
  const api = useApi(authApi);
  const siteAddress = useSiteAddress();
  const { t } = useWords();
  const [attempt, setAttempt] = useState(0);
  const returnTo = siteAddress(rootHref(address));
  const { mutate, isPending, isError } = useMutation({
    mutationFn: () => api.signInWithGoogle(returnTo),
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
