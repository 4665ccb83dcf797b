import type { SafeStorage } from '../../../lib/storage/SafeStorage.ts';

/** Whether the device has no session, judged by the form of the key under which the Supabase client stores one. */
export function isVisitor(storage: SafeStorage): boolean {
  return storage.keys('sb-').length === 0;
}
