import { ToastQueue, type ToastMessage } from './ToastQueue.ts';

/** The one queue of the page; `Toasts` shows it. */
export const toastQueue = new ToastQueue();

type Words = Omit<ToastMessage, 'tone'>;

/**
 * Says something in passing: three visible at most, four seconds each (part 1 §9). The words come from the locales.
 *
 * @example
 * toast.failure({ title: t(($) => $.shell.failure), text: problem });
 */
export const toast = {
  success: (words: Words) => toastQueue.say({ ...words, tone: 'success' }),
  news: (words: Words) => toastQueue.say({ ...words, tone: 'news' }),
  failure: (words: Words) => toastQueue.say({ ...words, tone: 'failure' }),
};
