import { useState } from 'react';
import { fn } from 'storybook/test';
import { DelayButton } from '../match/detail/Delay/DelayButton.tsx';
import { HeaderTool } from '../match/detail/DetailHeader/HeaderTool.ts';

/** The delay of a match in its header, 38 seconds at first. */
export function StoryDelay({ isNarrow = false }: { readonly isNarrow?: boolean }) {
  const [isOpen, onOpen] = useState(false);
  const [seconds, onSeconds] = useState(38);
  return (
    <HeaderTool>
      <DelayButton
        isOpen={isOpen}
        onOpen={onOpen}
        isNarrow={isNarrow}
        view={{
          seconds,
          own: seconds,
          scope: 'all',
          outcome: null,
          onSeconds,
          onScope: fn(),
          onNow: fn(),
          together: { status: 'alone', onSit: fn() },
        }}
      />
    </HeaderTool>
  );
}
