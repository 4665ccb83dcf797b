import { cleanup, render } from '@testing-library/react';
import styled, { css } from 'styled-components';
import { afterEach, expect, test } from 'vitest';
import { applyMotionChoice } from './applyMotionChoice.ts';
import { isMotionReduced, rootWhenMotionIsReduced, whenMotionIsReduced } from './reducedMotion.ts';

const root = document.documentElement;

afterEach(() => {
  cleanup();
  applyMotionChoice('system', root);
});

test('reduced motion applies once it is chosen, whatever the device says, until the choice is removed', () => {
  expect(isMotionReduced()).toBe(false);
  applyMotionChoice('reduced', root);
  expect(isMotionReduced()).toBe(true);
  applyMotionChoice('system', root);
  expect(isMotionReduced()).toBe(false);
});

test('the choice of reduced motion applies a component’s rules for it', () => {
  const Turning = styled.i`
    display: block;
    ${whenMotionIsReduced(css`
      display: inline;
      &[data-up='back'] {
        display: flex;
      }
    `)}
  `;
  const shown = () => {
    const { container } = render(
      <>
        <Turning />
        <Turning data-up="back" />
      </>,
    );
    return [...container.children].map((each) => getComputedStyle(each).display);
  };
  expect(shown()).toEqual(['block', 'block']);
  applyMotionChoice('reduced', root);
  expect(shown()).toEqual(['inline', 'flex']);
});

test('the rules of the page’s root apply under the same two conditions', () => {
  expect(rootWhenMotionIsReduced('--time-tap: 1ms;')).toBe(
    "@media (prefers-reduced-motion: reduce) { :root { --time-tap: 1ms; } } :root[data-motion='reduced'] { --time-tap: 1ms; }",
  );
});
