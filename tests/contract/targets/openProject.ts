import type { Target } from '../Target.ts';

/** A real Supabase project. Its sign-ups must need no confirmation. */
export function openProject({
  url,
  anonKey,
  serviceKey,
  apiUrl,
}: Pick<Target, 'url' | 'anonKey' | 'serviceKey' | 'apiUrl'>): Promise<Target> {
  return Promise.resolve({
    url: url.replace(/\/$/, ''),
    anonKey,
    serviceKey,
    apiUrl,
    fetch: (input, init) => fetch(input, init),
    codeMailedTo: null,
    close: () => Promise.resolve(),
  });
}
