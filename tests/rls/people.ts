/** Everyone who sends requests: a signed-out visitor, four signed-in users, and the backend's own functions. */
export const people = ['anon', 'owner', 'friend', 'stranger', 'admin', 'service'] as const;
export type Person = (typeof people)[number];
export type SignedInPerson = Exclude<Person, 'anon' | 'service'>;

export const ids: Readonly<Record<SignedInPerson, string>> = {
  owner: '5e1f3c52-0d4b-4f0c-9d0e-000000000001',
  friend: '5e1f3c52-0d4b-4f0c-9d0e-000000000002',
  stranger: '5e1f3c52-0d4b-4f0c-9d0e-000000000003',
  admin: '5e1f3c52-0d4b-4f0c-9d0e-000000000004',
};

export function emailOf(person: SignedInPerson): string {
  return `${person}@eksempel.no`;
}

/** A person, as Postgres identifies a user: a role, and the claims of the token. */
export function claimsOf(person: Person): { readonly role: string; readonly claims: string } {
  if (person === 'anon') return { role: 'anon', claims: '{"role":"anon"}' };
  if (person === 'service') return { role: 'service_role', claims: '{"role":"service_role"}' };
  return {
    role: 'authenticated',
    claims: JSON.stringify({
      role: 'authenticated',
      sub: ids[person],
      email: emailOf(person),
      app_metadata: { role: person === 'admin' ? 'admin' : 'user' },
    }),
  };
}
