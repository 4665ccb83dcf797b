import { useState } from 'react';
import styled, { keyframes } from 'styled-components';
import { theme } from '../../theme/theme.ts';

/**
 * A number of goals on a scoreboard. It rolls up when it rises and down when it falls, and does not roll when it first
 * appears: give the board a `key` by its match, so that the score of another match does not roll. When the device asks for
 * reduced motion the digits are swapped.
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
      {/* A new key mounts a new digit, which rolls in. */}
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

/** The rules for rolling are in the style sheet from the start: a rule added at a goal would make the browser restyle the whole page. */
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
