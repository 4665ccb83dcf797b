import { expect, test, vi } from 'vitest';
import { SharedRows } from './SharedRows.ts';
import type { RowsListener } from './subscribeToRows.ts';

function openShared() {
  const opened: RowsListener<{ readonly id: string }>[] = [];
  const ended = vi.fn();
  const rows = new SharedRows<{ readonly id: string }>((listener) => {
    opened.push(listener);
    return ended;
  });
  return { rows, opened, ended };
}

function exampleListener() {
  return { onUp: vi.fn(), onDown: vi.fn(), onChange: vi.fn() };
}

test('several listeners share one subscription, which ends with the last of them', () => {
  const { rows, opened, ended } = openShared();
  const [one, other] = [exampleListener(), exampleListener()];
  const [endOne, endOther] = [rows.subscribe(one), rows.subscribe(other)];
  expect(opened).toHaveLength(1);
  opened[0]?.onUp();
  opened[0]?.onChange({ type: 'DELETE', id: 'm1' });
  for (const { onUp, onChange } of [one, other]) {
    expect(onUp).toHaveBeenCalledTimes(1);
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ type: 'DELETE', id: 'm1' });
  }
  endOne();
  endOne();
  expect(ended).not.toHaveBeenCalled();
  opened[0]?.onDown('lost');
  expect([one.onDown.mock.calls.length, other.onDown.mock.calls.length]).toEqual([0, 1]);
  endOther();
  expect(ended).toHaveBeenCalledTimes(1);
});

test('who comes while it is up is told so, and after a pause it is opened anew', () => {
  const { rows, opened } = openShared();
  const end = rows.subscribe(exampleListener());
  opened[0]?.onUp();
  const late = exampleListener();
  const endLate = rows.subscribe(late);
  expect(late.onUp).toHaveBeenCalledTimes(1);
  end();
  endLate();
  const next = exampleListener();
  rows.subscribe(next);
  expect(opened).toHaveLength(2);
  expect(next.onUp).not.toHaveBeenCalled();
});
