import type { Who } from '@tribunen/protocol';

/** A listener as the SQL functions expect it: the role and the token's claims. */
export function toListener(who: Who): { readonly role: string; readonly claims: string } {
  const { role } = who;
  if (role !== 'authenticated') return { role, claims: JSON.stringify({ role }) };
  const { id: sub, email, isAdmin } = who;
  return { role, claims: JSON.stringify({ sub, email, role, app_metadata: isAdmin ? { role: 'admin' } : {} }) };
}
