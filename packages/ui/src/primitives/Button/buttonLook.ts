import { css } from 'styled-components';
import { theme } from '../../theme/theme.ts';

/** `chalk` and `pitch` are for use on grass, the others for anywhere. `danger` is for what cannot be undone. */
export type ButtonVariant = 'primary' | 'line' | 'quiet' | 'danger' | 'chalk' | 'pitch';

export interface ButtonLook {
  readonly variant?: ButtonVariant;
  /** Less padding and smaller type, but still large enough for a finger. */
  readonly small?: boolean;
  /** As wide as its container. */
  readonly block?: boolean;
}

/** The same look as transient props: styled-components passes none of them to the DOM. */
export interface ButtonLookProps {
  readonly $variant: ButtonVariant;
  readonly $small: boolean;
  readonly $block: boolean;
}

const variants = {
  primary: css`
    background: ${theme.colour.turf};
    color: ${theme.colour.onTurf};
    @media (hover: hover) {
      &:hover {
        background: ${theme.colour.turfHover};
      }
    }
  `,
  line: css`
    border-color: ${theme.colour.edge};
    @media (hover: hover) {
      &:hover {
        border-color: currentColor;
      }
    }
  `,
  quiet: css`
    padding-inline: ${theme.space[2]};
    @media (hover: hover) {
      &:hover {
        text-decoration: underline;
        text-underline-offset: 4px;
      }
    }
  `,
  danger: css`
    background: ${theme.colour.liveFill};
    color: ${theme.colour.onLive};
  `,
  chalk: css`
    background: ${theme.colour.onPitch};
    color: ${theme.colour.onChalk};
    &:focus-visible {
      outline-color: ${theme.colour.onPitch};
    }
  `,
  pitch: css`
    border-color: ${theme.colour.pitchLine};
    background: ${theme.colour.pitchB};
    color: ${theme.colour.onPitch};
    &:focus-visible {
      outline-color: ${theme.colour.onPitch};
    }
  `,
} as const satisfies Record<ButtonVariant, ReturnType<typeof css>>;

export const buttonLook = css<ButtonLookProps>`
  display: ${({ $block }) => ($block ? 'flex' : 'inline-flex')};
  width: ${({ $block }) => ($block ? '100%' : 'auto')};
  align-items: center;
  justify-content: center;
  gap: ${theme.space[2]};
  min-height: ${theme.touch};
  padding: 0 ${({ $small }) => ($small ? '14px' : theme.space[4])};
  border: ${theme.chalkWidth} solid transparent;
  border-radius: ${theme.radius.md};
  font-size: ${({ $small }) => ($small ? theme.font.size.sm : theme.font.size.md)};
  font-weight: ${theme.font.weight.bold};
  letter-spacing: ${theme.font.track.snug};
  line-height: ${theme.font.line.snug};
  text-align: center;
  transition:
    background-color ${theme.time.tap},
    border-color ${theme.time.tap},
    scale ${theme.time.tap} ${theme.ease.out};
  &:active:not([aria-disabled='true']) {
    scale: 0.98;
  }
  ${({ $variant }) => variants[$variant]}
  svg {
    flex: none;
    width: 20px;
    height: 20px;
  }
`;
