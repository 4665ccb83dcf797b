import { normaliseEmail } from '@tribunen/domain';
import { type AccountView, type FormProgress, type PasswordChange, toast, useWords } from '@tribunen/ui';
import { useQuery, queryOptions } from '@tanstack/react-query';
import { useState } from 'react';
import { accountApi } from '../../api/accountApi.ts';
import { AuthFailure } from '../../api/auth/AuthFailure.ts';
import { authApi, type AuthApi } from '../../api/authApi.ts';
import type { SignedInUser } from '../../api/access/signedInUser.ts';
import type { SignOutGuard } from '../../data/signOut/useSignOutQuestion.tsx';
import { saveJson } from '../../lib/saveFile.ts';
import { useFormCall } from '../../data/useFormCall.ts';
import { mailboxHref, paths } from '../../navigation/paths.ts';
import { useAppNavigate } from '../../navigation/useAppNavigate.ts';
import { useSiteAddress } from '../../navigation/useSiteAddress.ts';
import { useApi } from '../../services/useApi.ts';
import { useServices } from '../../services/useServices.ts';
import { privateKey } from '../../services/privateKey.ts';

/** The settings of the account, with their forms. A form that ends the session asks `beforeSignOut` first. */
export function useAccountView({ id, email }: SignedInUser, beforeSignOut: SignOutGuard['beforeSignOut']): AccountView {
  const { demo } = useServices();
  const auth = useApi(authApi);
  const account = useApi(accountApi);
  const siteAddress = useSiteAddress();
  const goTo = useAppNavigate();
  const { t } = useWords();
  const { data: methods } = useQuery(signInMethodsQuery(auth, id));
  const asksForPresent = methods?.password ?? true;
  const [isPasswordChanged, setPasswordChanged] = useState(false);
  const [isPresentWrong, setPresentWrong] = useState(false);
  const [isDataSaved, setDataSaved] = useState(false);
  const [mailsSentTo, setMailsSentTo] = useState<string | null>(null);

  const password = useFormCall(async (change: PasswordChange) => {
    setPresentWrong(false);
    try {
      if (asksForPresent) await auth.changePassword(email, change.present, change.password);
      else await auth.setPassword(change.password);
      setPasswordChanged(true);
    } catch (error) {
      // This code means a wrong present password, because the call signs in with it first, and only that sign-in refuses credentials.
      setPresentWrong(error instanceof AuthFailure && error.code === 'invalid_credentials');
      throw error;
    }
  });
  const emailChange = useFormCall(async (change: { readonly email: string }) => {
    const to = normaliseEmail(change.email);
    const outcome = await auth.changeEmail(to, siteAddress(paths.settings));
    if (outcome === 'confirm') setMailsSentTo(to);
    else toast.success({ title: t(($) => $.settings.email.changed, { email: to }) });
  });
  const everywhere = useFormCall<void>(async () => {
    await auth.signOutEverywhere();
    goTo(paths.auth);
  });
  const data = useFormCall<void>(async () => {
    setDataSaved(false);
    saveJson(
      t(($) => $.settings.data.file),
      await account.exportMyData(),
    );
    setDataSaved(true);
  });
  const deletion = useFormCall(async (typed: { readonly email: string }) => {
    await account.deleteAccount(typed.email);
    toast.success({ title: t(($) => $.settings.deletion.done) });
    goTo(paths.auth);
  });

  return {
    email,
    password: { asksForPresent, isPresentWrong, form: isPasswordChanged ? { status: 'done' } : password },
    emailChange:
      mailsSentTo === null
        ? emailChange
        : { status: 'sent', to: mailsSentTo, mailHref: demo === null ? null : mailboxHref(paths.settings) },
    everywhere: submittedAfter(beforeSignOut, everywhere),
    data,
    isDataSaved,
    deletion: submittedAfter(beforeSignOut, deletion),
  };
}

/** A form that asks before it is sent, if unsaved work would be lost. */
function submittedAfter<Values>(ask: SignOutGuard['beforeSignOut'], form: FormProgress<Values>): FormProgress<Values> {
  if (form.status === 'busy') return form;
  return { ...form, onSubmit: (values) => ask(() => form.onSubmit(values)) };
}

/** The ways in which the spectator can sign in: password, Google. */
function signInMethodsQuery(api: Pick<AuthApi, 'signInMethods'>, userId: string) {
  return queryOptions({
    queryKey: privateKey(userId, 'sign-in-methods'),
    queryFn: () => api.signInMethods(),
    staleTime: 5 * 60_000,
  });
}
