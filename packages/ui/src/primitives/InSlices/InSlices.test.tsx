import { cleanup, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { InSlices } from './InSlices.tsx';

afterEach(cleanup);

test('the placeholder is rendered first, then the children in its place, and a change of theirs appears at once', () => {
  const rendered: string[] = [];
  function Part({ name }: { readonly name: string }) {
    rendered.push(name);
    return <p>{name}</p>;
  }
  const list = (score: string) => (
    <InSlices placeholder={<Part name="skeleton" />}>
      <Part name={score} />
    </InSlices>
  );
  const { rerender } = render(list('0–0'));
  expect(rendered).toEqual(['skeleton', '0–0']);
  expect(screen.queryByText('skeleton')).toBeNull();
  rerender(list('1–0'));
  expect(rendered).toEqual(['skeleton', '0–0', '1–0']);
});

test('one placeholder stands from before there are children until they are rendered', () => {
  const placed = vi.fn<() => void>();
  function Skeleton() {
    useEffect(placed, []);
    return <p>skeleton</p>;
  }
  const list = (score: string | null) => (
    <InSlices placeholder={<Skeleton />}>{score === null ? null : <p>{score}</p>}</InSlices>
  );
  const { rerender } = render(list(null));
  rerender(list('0–0'));
  expect(screen.getByText('0–0')).toBeTruthy();
  expect(placed).toHaveBeenCalledOnce();
  rerender(list(null));
  expect(screen.getByText('skeleton')).toBeTruthy();
  rerender(list('1–0'));
  expect(screen.getByText('1–0')).toBeTruthy();
});
