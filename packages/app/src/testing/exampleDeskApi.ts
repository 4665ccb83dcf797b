import type { DeskApi } from '../api/deskApi.ts';

const never = new Promise<never>(() => {});

/** A desk without reports. A test overrides single calls. */
export function exampleDeskApi(given: Partial<DeskApi> = {}): DeskApi {
  return {
    desk: () => Promise.resolve({ reports: [], slowChats: [], shutOuts: [], log: [] }),
    removeMessage: () => never,
    restoreMessage: () => never,
    settleReport: () => never,
    reopenReport: () => never,
    slowChat: () => never,
    shutOut: () => never,
    letIn: () => never,
    ...given,
  };
}
