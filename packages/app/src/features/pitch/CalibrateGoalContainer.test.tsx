import { goalCorners, projectPoint, stadiumViews } from '@tribunen/domain';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeApi, fakeServices, WithServices } from '../../testing/fakeServices.tsx';
import { CalibrateGoalContainer } from './CalibrateGoalContainer.tsx';

const heading = 'Matrise fra målet (meter) til bildet (piksler):';

beforeEach(() => {
  vi.spyOn(HTMLImageElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 1280, 720));
  const routes = [{ path: '/calibrate-goal', element: <CalibrateGoalContainer /> }];
  render(<WithServices services={fakeServices(fakeApi())} routes={routes} at="/calibrate-goal" />);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const clickAt = ({ x, y }: { readonly x: number; readonly y: number }) =>
  fireEvent.click(screen.getByRole('button', { name: /^Bildet / }), { detail: 1, clientX: x, clientY: y });
const markers = () => screen.queryAllByRole('button', { name: /^\d: / });

test('PITCH-15 the tool asks for the corners in order, shows the matrix after the fourth click, and accepts no fifth', () => {
  const asked = [];
  for (const { world } of goalCorners) {
    asked.push(screen.getByText(/^Trykk på hjørne/).textContent);
    expect(screen.queryByText(heading)).toBeNull();
    clickAt(projectPoint(stadiumViews.goal, world));
  }
  expect(asked).toEqual([
    'Trykk på hjørne 1 av 4: Nederst til venstre',
    'Trykk på hjørne 2 av 4: Nederst til høyre',
    'Trykk på hjørne 3 av 4: Øverst til venstre',
    'Trykk på hjørne 4 av 4: Øverst til høyre',
  ]);
  clickAt({ x: 10, y: 10 });
  expect(markers()).toHaveLength(4);
  const matrix: number[][] = JSON.parse(screen.getByRole('region', { name: heading }).textContent);
  expect(matrix[2]?.[2]).toBe(1);
  expect(matrix[0]?.[2]).toBeCloseTo(stadiumViews.goal[0][2], 0);
});

test('PITCH-15 Reset clears the clicks', () => {
  clickAt({ x: 10, y: 10 });
  expect(markers()).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(markers()).toHaveLength(0);
  expect(screen.getByText('Trykk på hjørne 1 av 4: Nederst til venstre')).toBeDefined();
});

test('PITCH-7 four corners on a line give no matrix until one is moved off the line', () => {
  for (const at of [10, 20, 30, 40]) clickAt({ x: at, y: at });
  expect(screen.getByText(/^Punktene gir ingen matrise/)).toBeDefined();
  const [, second, third] = markers();
  for (let step = 0; step < 3; step += 1) {
    if (second !== undefined) fireEvent.keyDown(second, { key: 'ArrowUp', shiftKey: true });
    if (third !== undefined) fireEvent.keyDown(third, { key: 'ArrowDown', shiftKey: true });
  }
  expect(screen.getByText(heading)).toBeDefined();
});

test('a corner can be deleted and clicked again', () => {
  for (const at of [10, 20, 30, 40]) clickAt({ x: at, y: at });
  const [first] = markers();
  if (first !== undefined) fireEvent.keyDown(first, { key: 'Delete' });
  expect(screen.getByText('Trykk på hjørne 4 av 4: Øverst til høyre')).toBeDefined();
});
