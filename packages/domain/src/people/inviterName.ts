import type { Profile } from './Profile.ts';

/** What to call an inviter. */
export type InviterName =
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'bio'; readonly bio: string }
  | { readonly kind: 'unknown' };

/** What to call an inviter: by name, else by bio, else unknown (PEOPLE-8). */
export function inviterName(sender: Profile | null): InviterName {
  if (sender?.name) return { kind: 'name', name: sender.name };
  if (sender?.bio) return { kind: 'bio', bio: sender.bio };
  return { kind: 'unknown' };
}
