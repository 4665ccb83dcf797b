import type { Translations } from '@tribunen/locales';

/** A code of the auth server for which each language has a sentence. */
export type KnownRefusal = keyof Translations['forms']['refused'];

const known: Readonly<Record<KnownRefusal, true>> = {
  invalid_credentials: true,
  email_not_confirmed: true,
  user_already_exists: true,
  email_exists: true,
  weak_password: true,
  same_password: true,
  signup_disabled: true,
  validation_failed: true,
  otp_expired: true,
  session_not_found: true,
  session_expired: true,
  user_not_found: true,
  user_banned: true,
};

/** Whether a code of the auth server has a sentence in every language. */
export function isKnownRefusal(code: string): code is KnownRefusal {
  return Object.hasOwn(known, code);
}
