import { checkEmail, checkPassword, checkSignInPassword } from '@tribunen/domain';
import { useWords } from '../i18n/useWords.ts';

interface FieldWords {
  /** The message about an invalid e-mail address (ACCOUNT-4); undefined if it is valid. */
  email(email: string): string | undefined;
  /** The message of the first rule that a new password breaks (ACCOUNT-1, ACCOUNT-2). */
  newPassword(password: string): string | undefined;
  /** The message about an invalid password at sign-in (ACCOUNT-3); undefined if it is valid. */
  knownPassword(password: string): string | undefined;
}

/** The messages for fields that several forms share. */
export function useFieldWords(): FieldWords {
  const { t } = useWords();
  return {
    email: (email) => {
      const problem = checkEmail(email);
      if (problem === null) return undefined;
      return email.trim() === '' ? t(($) => $.forms.email.empty) : t(($) => $.forms.email[problem]);
    },
    newPassword: (password) => {
      const problem = checkPassword(password);
      return problem === null ? undefined : t(($) => $.forms.password.problem[problem]);
    },
    knownPassword: (password) =>
      checkSignInPassword(password) === null ? undefined : t(($) => $.forms.password.tooShort),
  };
}
