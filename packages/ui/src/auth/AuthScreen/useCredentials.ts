import { useState } from 'react';
import { useFieldWords } from '../../forms/useFieldWords.ts';
import { type FormHandle, useForm } from '../../forms/useForm.ts';
import type { AuthState, Credentials } from './AuthView.ts';
import type { TypedEmail } from './TypedEmail.ts';

interface CredentialsOptions extends TypedEmail {
  readonly view: AuthState<'sign-in' | 'sign-up'>;
  /** The problem with a password; undefined when there is none. */
  checkPassword(password: string): string | undefined;
  /** The field that a refusal by the server is about. */
  readonly suspect?: 'password';
}

/** The form of an e-mail address and a password. */
export function useCredentials({
  view,
  email,
  onEmail,
  checkPassword,
  suspect,
}: CredentialsOptions): FormHandle<Credentials> {
  const words = useFieldWords();
  const [password, setPassword] = useState('');
  return useForm<Credentials>({
    values: { email, password },
    onEdit: (values) => {
      onEmail(values.email);
      setPassword(values.password);
    },
    check: (values) => ({ email: words.email(values.email), password: checkPassword(values.password) }),
    progress: view.form,
    ...(suspect !== undefined && { suspect }),
  });
}
