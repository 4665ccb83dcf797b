import { ToastQueue, type ToastMessage } from './ToastQueue.ts';

/** The page's only queue; `Toasts` shows it. */
export const toastQueue = new ToastQueue();

type Words = Omit<ToastMessage, 'tone'>;

/** Shows a short message: three visible at most, four seconds each. The words come from the locales. */
export const toast = {
  success: (words: Words) => toastQueue.say({ ...words, tone: 'success' }),
  news: (words: Words) => toastQueue.say({ ...words, tone: 'news' }),
  failure: (words: Words) => toastQueue.say({ ...words, tone: 'failure' }),
  /** Removes every toast, including those on the screen: they may name people to whoever uses the device next. */
  clear: () => toastQueue.clear(),
};
