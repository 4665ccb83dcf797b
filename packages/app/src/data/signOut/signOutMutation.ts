import { mutationOptions } from '@tanstack/react-query';
import type { HomeApi } from '../../api/homeApi.ts';

/** Ends the session on this device, also where the server cannot be reached. `PrivateData` then forgets the spectator's private data. */
export function signOutMutation(api: Pick<HomeApi, 'signOut'>) {
  return mutationOptions({ mutationKey: ['sign-out'], mutationFn: () => api.signOut() });
}
