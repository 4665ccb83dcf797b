import type { ComponentPropsWithRef, MouseEvent } from 'react';
import styled from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { buttonLook, type ButtonLook, type ButtonLookProps } from './buttonLook.ts';

export interface ButtonProps extends ButtonLook, Omit<ComponentPropsWithRef<'button'>, 'disabled'> {
  /** An action is under way: the button keeps its place, its name and the focus, and ignores further presses. */
  readonly busy?: boolean;
  /** The button cannot be pressed yet, and a text beside it says why. It keeps its place, its name and the focus. */
  readonly unavailable?: boolean;
}

/** Does something on the page. To lead to another page use `ButtonLink`. */
export function Button({
  variant = 'primary',
  small = false,
  block = false,
  busy = false,
  unavailable = false,
  type = 'button',
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // Otherwise a submit button would submit its form, and a busy one would submit it twice.
    if (busy || unavailable) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <Root
      {...rest}
      type={type}
      $variant={variant}
      $small={small}
      $block={block}
      aria-busy={busy || undefined}
      aria-disabled={busy || unavailable || undefined}
      onClick={press}
    >
      {busy && <Spinner />}
      {children}
    </Root>
  );
}

const Root = styled.button<ButtonLookProps>`
  ${buttonLook}
  &[aria-busy='true'] {
    cursor: progress;
  }
  &[aria-disabled='true']:not([aria-busy='true']) {
    border-color: ${theme.colour.line};
    background: none;
    color: ${theme.colour.text3};
    cursor: not-allowed;
  }
`;
