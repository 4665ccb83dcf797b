import { mutationOptions } from '@tanstack/react-query';
import type { HomeBackend } from '../../backend/homeBackend.ts';

/** Ends the session on this device, also where the server cannot be reached. `PrivateData` then forgets the spectator's private data. */
export function signOutMutation(backend: Pick<HomeBackend, 'signOut'>) {
  return mutationOptions({ mutationKey: ['sign-out'], mutationFn: () => backend.signOut() });
}
