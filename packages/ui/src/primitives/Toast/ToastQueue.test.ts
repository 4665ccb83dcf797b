import { expect, test, vi } from 'vitest';
import { ToastQueue, type ToastMessage } from './ToastQueue.ts';

const sent: ToastMessage = { tone: 'success', title: 'Invitasjon sendt!' };
const failed: ToastMessage = { tone: 'failure', title: 'Feil', text: 'Kunne ikke sende invitasjon' };

test('a toast sent before there is a listener waits in the queue', () => {
  const queue = new ToastQueue();
  queue.say(sent);
  queue.say(failed);
  expect(queue.waiting()).toEqual([sent, failed]);
});

test('taking the shown toasts leaves those sent meanwhile', () => {
  const queue = new ToastQueue();
  queue.say(sent);
  const shown = queue.waiting();
  queue.say(failed);
  queue.take(shown);
  expect(queue.waiting()).toEqual([failed]);
});

test('the list stays the same object until a toast is sent or taken', () => {
  const queue = new ToastQueue();
  queue.say(sent);
  expect(queue.waiting()).toBe(queue.waiting());
});

test('a listener is called at every change until it unsubscribes', () => {
  const queue = new ToastQueue();
  const listener = vi.fn<() => void>();
  const leave = queue.subscribe(listener);
  queue.say(sent);
  queue.take([sent]);
  expect(listener).toHaveBeenCalledTimes(2);
  leave();
  queue.say(failed);
  expect(listener).toHaveBeenCalledTimes(2);
});

test('clearing drops the waiting toasts, and counts up so that the shown ones can go too', () => {
  const queue = new ToastQueue();
  queue.say(sent);
  queue.take([sent]);
  queue.say(failed);
  queue.clear();
  expect(queue.waiting()).toEqual([]);
  expect(queue.clearings()).toBe(1);
});
