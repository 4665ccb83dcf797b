import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useGradually } from './useGradually.ts';

const counts: number[] = [];

function Rows({ total }: { readonly total: number }) {
  const rows = Array.from({ length: total }, (_, n) => n).slice(0, useGradually(total, 2));
  counts.push(rows.length);
  return rows.map((row) => <p key={row}>{row}</p>);
}

test('rows are rendered a few at a time, and a row added later at once', () => {
  counts.length = 0;
  const { rerender } = render(<Rows total={5} />);
  expect(counts).toEqual([2, 4, 5]);
  const first = screen.getByText('4');
  rerender(<Rows total={6} />);
  expect(counts.slice(3)).toEqual([6]);
  expect(screen.getByText('4')).toBe(first);
});

test('few rows are rendered in one step', () => {
  counts.length = 0;
  render(<Rows total={2} />);
  expect(counts).toEqual([2]);
});
