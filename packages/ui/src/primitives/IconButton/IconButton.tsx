import type { LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { theme } from '../../theme/theme.ts';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'disabled' | 'aria-label'> {
  readonly icon: LucideIcon;
  /** What the button does, in words, so that nobody has to guess from the icon. */
  readonly label: string;
}

/** A round button with only an icon, large enough for a finger. */
export function IconButton({ icon: Icon, label, type = 'button', ...rest }: IconButtonProps) {
  return (
    <Root {...rest} type={type} aria-label={label}>
      <Icon size={20} aria-hidden />
    </Root>
  );
}

const Root = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  width: ${theme.touch};
  height: ${theme.touch};
  border-radius: 50%;
  transition: background-color ${theme.time.tap};
  @media (hover: hover) {
    /* Mixed from the icon's colour, so that the icon stays readable on the pitch too. */
    &:hover {
      background: color-mix(in srgb, currentColor 14%, transparent);
    }
  }
`;
