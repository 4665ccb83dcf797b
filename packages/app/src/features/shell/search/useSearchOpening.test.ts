import { act, fireEvent, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { keptSearchKey } from '../../../lib/storage/keptSearchKey.ts';
import { useSearchOpening } from './useSearchOpening.ts';

const press = (target: Element, modifiers = {}) => fireEvent.keyDown(target, { key: '/', ...modifiers });

test('«/» opens the search, except with a modifier or while the user writes in a field', () => {
  const { result } = renderHook(useSearchOpening);
  const field = document.body.appendChild(document.createElement('textarea'));
  press(field);
  press(document.body, { ctrlKey: true });
  expect(result.current.isOpen).toBe(false);
  press(document.body);
  expect(result.current.isOpen).toBe(true);
  field.remove();
});

test('the letters after «/» are kept until the field of the search receives them', () => {
  const { result } = renderHook(useSearchOpening);
  // All keys are pressed before the next render.
  act(() => {
    for (const key of ['/', 'b', 'r', 'Shift', 'a'])
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  });
  expect(result.current.text).toBe('bra');
  const field = document.body.appendChild(document.createElement('input'));
  fireEvent.keyDown(field, { key: 'n' });
  expect(result.current.text).toBe('bra');
  field.remove();
  act(() => result.current.close());
  press(document.body);
  expect(result.current.text).toBe('');
});

test('when «/» is switched off on this device, only the button opens the search', () => {
  keptSearchKey(() => localStorage, window).choose(false);
  const { result } = renderHook(useSearchOpening);
  press(document.body);
  expect(result.current.isOpen).toBe(false);
  act(() => result.current.open());
  expect(result.current.isOpen).toBe(true);
});
