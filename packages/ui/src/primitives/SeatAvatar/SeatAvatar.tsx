import styled, { css } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { initialsOf } from './initialsOf.ts';

/** Where a person sits: among the crowd, beside you, in the best seat, or in yours. */
export type SeatKind = 'spectator' | 'friend' | 'star-friend' | 'me';

interface SeatAvatarProps {
  readonly name: string;
  readonly kind: SeatKind;
  readonly small?: boolean;
}

/**
 * A person as a seat in the stand, with initials. Decoration: the name and the role stand beside it in words.
 *
 * @example
 * <SeatAvatar name="Ingrid Solberg" kind="star-friend" />
 */
export function SeatAvatar({ name, kind, small = false }: SeatAvatarProps) {
  return (
    <Back aria-hidden $kind={kind} $small={small}>
      {initialsOf(name)}
    </Back>
  );
}

const kinds = {
  spectator: css`
    background: ${theme.colour.seat};
    color: ${theme.colour.onSeat};
  `,
  friend: css`
    background: ${theme.colour.turf};
    color: ${theme.colour.onTurf};
  `,
  'star-friend': css`
    background: ${theme.colour.goldFill};
    color: ${theme.colour.onGold};
  `,
  me: css`
    background: ${theme.colour.text};
    color: ${theme.colour.ground};
  `,
} as const satisfies Record<SeatKind, ReturnType<typeof css>>;

const Back = styled.span<{ $kind: SeatKind; $small: boolean }>`
  position: relative;
  display: grid;
  flex: none;
  place-items: center;
  width: ${({ $small }) => ($small ? '28px' : '34px')};
  height: ${({ $small }) => ($small ? '26px' : '31px')};
  margin: 0 3px 8px;
  border-radius: 8px 8px 2px 2px;
  font-size: ${({ $small }) => ($small ? '0.75rem' : '0.8125rem')};
  font-weight: ${theme.font.weight.bold};
  line-height: 1;
  ${({ $kind }) => kinds[$kind]}

  /* The cushion, a shade darker than the back. */
  &::after {
    content: '';
    position: absolute;
    right: -3px;
    bottom: -8px;
    left: -3px;
    height: 6px;
    border-radius: 2px 2px 3px 3px;
    background: inherit;
    filter: brightness(0.74);
  }
`;
