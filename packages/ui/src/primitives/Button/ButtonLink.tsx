import styled from 'styled-components';
import { Link, type LinkProps } from '../../links/Link.tsx';
import { buttonLook, type ButtonLook, type ButtonLookProps } from './buttonLook.ts';

/** Leads to another page, and looks like a button. */
export function ButtonLink({ variant = 'primary', small = false, block = false, ...rest }: ButtonLook & LinkProps) {
  return <Root {...rest} $variant={variant} $small={small} $block={block} />;
}

const Root = styled(Link)<ButtonLookProps>`
  ${buttonLook}
`;
