import { useState } from 'react';
import styled, { css, keyframes } from 'styled-components';
import { theme } from '../../theme/theme.ts';

/**
 * A number of goals on a scoreboard. It rolls up when it rises and down when it falls, and does not roll when it first
 * appears: give the board a `key` by its match, so that another match's score is not a change. When the device asks for
 * reduced motion the digits are swapped.
 *
 * @example
 * <RollingDigit goals={score.home} />
 */
export function RollingDigit({ goals }: { readonly goals: number }) {
  const [shown, setShown] = useState<{ readonly goals: number; readonly before: number | null }>({
    goals,
    before: null,
  });
  if (goals !== shown.goals) setShown({ goals, before: shown.goals });

  const { before } = shown;
  const roll = before === null ? null : before < goals ? 'up' : 'down';
  return (
    <Window>
      {/* A new key is a new digit, and rolls. */}
      <Digit key={goals} data-before={before ?? undefined} $roll={roll}>
        {goals}
      </Digit>
    </Window>
  );
}

type Roll = 'up' | 'down';

const rolls = {
  up: keyframes`from { translate: 0 100%; } to { translate: 0 0; }`,
  down: keyframes`from { translate: 0 -100%; } to { translate: 0 0; }`,
} as const satisfies Record<Roll, ReturnType<typeof keyframes>>;

/** The opening that the digits roll past. A tightly set digit may overlap its sides. */
const Window = styled.span`
  display: block;
  overflow: visible clip;
`;

const rolling = (roll: Roll) => css`
  animation: ${rolls[roll]} ${theme.time.roll} ${theme.ease.out};

  /* The old digit rolls out ahead of it. */
  &::before {
    content: attr(data-before);
    position: absolute;
    right: 0;
    left: 0;
    text-align: center;
    ${roll === 'up' ? 'top: -100%;' : 'top: 100%;'}
  }
`;

const Digit = styled.span<{ $roll: Roll | null }>`
  position: relative;
  display: block;
  ${({ $roll }) => $roll !== null && rolling($roll)}
`;
