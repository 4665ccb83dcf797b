import { useState } from 'react';
import styled, { keyframes } from 'styled-components';
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
  return (
    <Window>
      {/* A new key is a new digit, and rolls. */}
      <Digit
        key={goals}
        data-before={before ?? undefined}
        data-falls={(before !== null && before > goals) || undefined}
      >
        {goals}
      </Digit>
    </Window>
  );
}

const roll = keyframes`from { translate: 0 var(--from); }`;

/** The opening that the digits roll past. A tightly set digit may overlap its sides. */
const Window = styled.span`
  display: block;
  overflow: visible clip;
`;

/** Its rules stand in the page before it rolls: a rule that comes with a goal makes the browser compute the style of the whole page again. */
const Digit = styled.span`
  --from: 100%;
  position: relative;
  display: block;

  &[data-falls] {
    --from: -100%;
  }
  &[data-before] {
    animation: ${roll} ${theme.time.roll} ${theme.ease.out};
  }
  /* The old digit rolls out ahead of it. */
  &[data-before]::before {
    content: attr(data-before);
    position: absolute;
    top: calc(-1 * var(--from));
    right: 0;
    left: 0;
    text-align: center;
  }
`;
