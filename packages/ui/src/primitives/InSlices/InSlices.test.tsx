import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
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
