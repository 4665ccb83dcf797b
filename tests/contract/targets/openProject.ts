import type { Target } from '../Target.ts';

/** A real Supabase project, by its address and its anonymous key; sign-ups must need no confirmation there. */
export function openProject(url: string, anonKey: string): Promise<Target> {
  return Promise.resolve({
    url: url.replace(/\/$/, ''),
    anonKey,
    fetch: (input, init) => fetch(input, init),
    codeMailedTo: null,
    close: () => Promise.resolve(),
  });
}
