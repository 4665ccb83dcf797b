import { createClient } from '@supabase/supabase-js';
import type { Target } from '../Target.ts';

/** The people of the scene. `friend` and `blocked` are friends of the owner. The owner has blocked `blocked`. */
export const people = ['visitor', 'owner', 'friend', 'stranger', 'blocked', 'admin'] as const;
export type PersonName = (typeof people)[number];

export interface Person {
  readonly name: PersonName;
  /** The person's user id; a random id for the visitor, who has no account. */
  readonly id: string;
  readonly email: string;
  /** The person's access token; the app's key for the visitor. */
  readonly token: string;
}

export type People = Readonly<Record<PersonName, Person>>;

/** Signs the people up with new accounts. */
export async function signUpPeople(target: Target): Promise<People> {
  const open = async (name: PersonName): Promise<Person> => {
    const email = `${name}-${crypto.randomUUID()}@example.com`;
    if (name === 'visitor') return { name, id: crypto.randomUUID(), email, token: target.anonKey };
    const { auth } = createClient(target.url, target.anonKey, {
      auth: { persistSession: false, autoRefreshToken: false, storageKey: name },
      global: { fetch: target.fetch },
    });
    const credentials = { email, password: 'Kveldskamp#75' };
    const signedUp = await auth.signUp(credentials);
    const id = signedUp.data.user?.id;
    if (id === undefined) throw new Error(`${name} could not sign up`, { cause: signedUp.error });
    if (name === 'admin') await target.makeAdmin?.(id);
    const { data, error } = await auth.signInWithPassword(credentials);
    if (data.session === null) throw new Error(`${name} could not sign in`, { cause: error });
    return { name, id, email, token: data.session.access_token };
  };
  const [visitor, owner, friend, stranger, blocked, admin] = await Promise.all([
    open('visitor'),
    open('owner'),
    open('friend'),
    open('stranger'),
    open('blocked'),
    open('admin'),
  ]);
  return { visitor, owner, friend, stranger, blocked, admin };
}
