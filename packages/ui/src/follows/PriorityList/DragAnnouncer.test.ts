import type { Active, Over } from '@dnd-kit/core';
import { expect, test } from 'vitest';
import { createI18n } from '../../i18n/createI18n.ts';
import { DragAnnouncer } from './DragAnnouncer.ts';

const names: Readonly<Record<string, string>> = { a: 'Brann', b: 'Eliteserien', c: 'Molde' };
const rect = { width: 0, height: 0, top: 0, left: 0, right: 0, bottom: 0 };
const active: Active = {
  id: 'a',
  data: { current: undefined },
  rect: { current: { initial: null, translated: null } },
};
const over = (id: string): Over => ({ id, rect, disabled: false, data: { current: undefined } });

function announcer(): DragAnnouncer {
  const made = new DragAnnouncer(createI18n('nb').t);
  made.show({ ids: ['a', 'b', 'c'], nameOf: (id) => names[id] ?? '' });
  return made;
}

test('lifting, moving and dropping a follow is announced with its place and the number of follows', () => {
  const words = announcer();
  expect(words.onDragStart({ active })).toBe('Brann er løftet fra plass 1 av 3.');
  expect(words.onDragOver({ active, over: over('a') })).toBeUndefined();
  expect(words.onDragOver({ active, over: over('b') })).toBe('Brann er flyttet til plass 2 av 3.');
  expect(words.onDragOver({ active, over: over('c') })).toBe('Brann er flyttet til plass 3 av 3.');
  expect(words.onDragEnd({ active, over: over('c') })).toBe('Brann er sluppet på plass 3 av 3.');
});

test('a follow that is back over its own place is announced as being there', () => {
  const words = announcer();
  words.onDragStart({ active });
  words.onDragOver({ active, over: over('b') });
  expect(words.onDragOver({ active, over: over('a') })).toBe('Brann er flyttet til plass 1 av 3.');
  expect(words.onDragEnd({ active, over: over('a') })).toBe('Brann ble ikke flyttet, og er på plass 1 av 3.');
});

test('FOLLOW-4 a drag that is cancelled, or ends outside the list, is announced as leaving the follow where it was', () => {
  const words = announcer();
  words.onDragStart({ active });
  expect(words.onDragOver({ active, over: null })).toBe('Brann er utenfor listen.');
  expect(words.onDragEnd({ active, over: null })).toBe('Brann ble ikke flyttet, og er på plass 1 av 3.');
  expect(words.onDragCancel({ active, over: over('b') })).toBe('Flyttingen er avbrutt. Brann er på plass 1 av 3.');
});
