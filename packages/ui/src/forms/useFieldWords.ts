import { checkEmail, checkPassword, checkSignInPassword } from '@tribunen/domain';
import { useTranslation } from 'react-i18next';

interface FieldWords {
  /** What is wrong with an address (ACCOUNT-4); nothing where it is good. */
  email(email: string): string | undefined;
  /** What is wrong with a password for a new account (ACCOUNT-1, ACCOUNT-2): the message of the first rule that is broken. */
  newPassword(password: string): string | undefined;
  /** What is wrong with a password that is there already (ACCOUNT-3). */
  knownPassword(password: string): string | undefined;
}

/**
 * What is wrong with the fields that several forms have, in words.
 *
 * @example
 * const words = useFieldWords();
 * words.email('marte@'); // 'Dette er ikke en gyldig e-postadresse'
 */
export function useFieldWords(): FieldWords {
  const { t } = useTranslation();
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
