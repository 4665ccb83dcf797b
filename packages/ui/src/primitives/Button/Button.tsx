import type { ComponentPropsWithRef, MouseEvent } from 'react';
import styled from 'styled-components';
import { Spinner } from '../Spinner/Spinner.tsx';
import { buttonLook, type ButtonLook, type ButtonLookProps } from './buttonLook.ts';

export interface ButtonProps extends ButtonLook, Omit<ComponentPropsWithRef<'button'>, 'disabled'> {
  /** What was asked for is under way: the button keeps its place, its name and the focus, and takes no second press. */
  readonly busy?: boolean;
}

/**
 * Does something here and now; what leads elsewhere is a `ButtonLink`.
 *
 * @example
 * <Button variant="line" block onClick={view.onRetry}>{t(($) => $.results.retry)}</Button>
 */
export function Button({
  variant = 'primary',
  small = false,
  block = false,
  busy = false,
  type = 'button',
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // A busy submit button would send its form a second time.
    if (busy) event.preventDefault();
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
      aria-disabled={busy || undefined}
      onClick={press}
    >
      {busy && <Spinner />}
      {children}
    </Root>
  );
}

const Root = styled.button<ButtonLookProps>`
  ${buttonLook}
  &[aria-disabled='true'] {
    cursor: progress;
  }
`;
