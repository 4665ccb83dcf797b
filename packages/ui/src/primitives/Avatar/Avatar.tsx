import styled, { css } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { initialsOf } from './initialsOf.ts';

/** A person's seat: in the crowd, next to the user (a friend), the best seat (a starred friend), or the user's own. */
export type SeatKind = 'spectator' | 'friend' | 'star-friend' | 'me';

interface AvatarProps {
  readonly name: string;
  readonly kind: SeatKind;
  readonly small?: boolean;
  /** 56 px, for the person whose page is shown. */
  readonly large?: boolean;
}

/** A person as a seat in the stand, with initials. Decoration: the name and the role are beside it in words. */
export function Avatar({ name, kind, small = false, large = false }: AvatarProps) {
  return (
    <Back aria-hidden $kind={kind} $small={small} data-large={large || undefined}>
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
  width: ${({ $small }) => ($small ? '28px' : '36px')};
  height: ${({ $small }) => ($small ? '24px' : '30px')};
  margin-bottom: 9px;
  border-radius: 9px 9px 2px 2px;
  font-size: ${({ $small }) => ($small ? '12px' : '13px')};
  font-weight: ${theme.font.weight.bold};
  line-height: 1;
  ${({ $kind }) => kinds[$kind]}

  /* The cushion folded up under the back, a shade darker. It must not be wider than the back: with a brim it looks like a hat. */
  &::after {
    content: '';
    position: absolute;
    inset: calc(100% + 2px) 0 -9px;
    border-radius: 2px 2px 5px 5px;
    background: inherit;
    filter: brightness(0.78);
  }

  &[data-large] {
    width: 56px;
    height: 46px;
    font-size: 20px;
  }
`;
