import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { theme } from '../../theme/theme.ts';

/** The tone of the word. The word carries the meaning; the colour only supports it. */
export type StatusTone = 'live' | 'pause' | 'done' | 'off';

interface StatusBadgeProps {
  readonly tone: StatusTone;
  /** For use at the top of an opened match instead of on a card. */
  readonly large?: boolean;
  /** The word, and the minute if there is one. */
  readonly children: ReactNode;
}

/** The state of a match, in a word. */
export function StatusBadge({ tone, large = false, children }: StatusBadgeProps) {
  return (
    <Root $tone={tone} $large={large}>
      {children}
    </Root>
  );
}

const tones = {
  live: css`
    padding-inline: 7px;
    background: ${theme.colour.liveFill};
    color: ${theme.colour.onLive};
    &::before {
      content: '';
      width: 6px;
      height: 6px;
      border-radius: 50%;
      background: currentColor;
    }
    body:has([data-outdated]) & {
      background: ${theme.colour.seat};
      color: ${theme.colour.onSeat};
    }
  `,
  pause: css`
    padding-inline: 6px;
    color: ${theme.colour.live};
    box-shadow: inset 0 0 0 ${theme.chalkWidth} currentColor;
  `,
  done: css`
    padding-inline: 4px;
    color: ${theme.colour.turf};
  `,
  off: css`
    padding-inline: 4px;
    color: ${theme.colour.text2};
  `,
} as const satisfies Record<StatusTone, ReturnType<typeof css>>;

const Root = styled.span<{ $tone: StatusTone; $large: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: 5px;
  min-height: var(--status-height, 20px);
  border-radius: ${theme.radius.plate};
  font-size: ${theme.font.size.cap};
  font-weight: ${theme.font.weight.bold};
  font-variant-numeric: tabular-nums;
  letter-spacing: 0.02em;
  line-height: 1;
  white-space: nowrap;
  ${({ $tone }) => tones[$tone]}
  ${({ $large }) =>
    $large &&
    css`
      min-height: 26px;
      padding-inline: 10px;
      font-size: ${theme.font.size.sm};
    `}
`;
