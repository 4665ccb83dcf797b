import { render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { expect, test, vi } from 'vitest';
import { InSlices } from './InSlices.tsx';
import { useInSlices } from './useInSlices.ts';

test('the placeholder is rendered first, then the children replace it, and a later change to them appears at once', () => {
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

test('the same placeholder stays from before there are children until the children are rendered', () => {
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

test('a part of the first render can be rendered at once, and waits for its slices when it comes back later', () => {
  const rendered: boolean[] = [];
  function Part({ isThere }: { readonly isThere: boolean }) {
    rendered.push(useInSlices(isThere, true));
    return null;
  }
  const { rerender } = render(<Part isThere />);
  expect(rendered.every(Boolean)).toBe(true);
  rerender(<Part isThere={false} />);
  expect(rendered.at(-1)).toBe(false);
  rendered.length = 0;
  rerender(<Part isThere />);
  expect(rendered).toEqual([false, true]);
});
