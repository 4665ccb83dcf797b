import { demoCredentials } from '@tribunen/mocks/server';
import { object, parse, string } from 'valibot';
import { localBackend } from '../../../tooling/build/buildApp.mjs';

const answer = object({ access_token: string(), user: object({ id: string() }) });

/** Signs the demo spectator in at the mock server. Returns the session as supabase-js stores it, and the user's id. */
export async function signIn(): Promise<{ readonly text: string; readonly userId: string }> {
  const response = await fetch(`${localBackend.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', apikey: 'anon-key-of-nobody' },
    body: JSON.stringify(demoCredentials),
  });
  if (!response.ok) throw new Error(`The mock server did not sign in the demo spectator: ${response.status}`);
  const text = await response.text();
  return { text, userId: parse(answer, JSON.parse(text)).user.id };
}
