import { LateCode } from '../LateCode/LateCode.ts';

/** The component that shows the toasts, loaded when the first one is sent. */
export const toaster = new LateCode(async () => (await import('./Toaster.tsx')).Toaster, 'The toasts did not load');

/**
 * Loads the toasts before one is sent. A screen calls it when its own calls may fail because the network is gone: without a network the toast
 * that says so could not be loaded.
 */
export function prepareToasts(): void {
  void toaster.load();
}
