import { Pause, Play, X } from 'lucide-react';
import { type ComponentProps, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useWords } from '../../../i18n/useWords.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { Segments } from '../../../primitives/Segments/Segments.tsx';
import { Switch } from '../../../primitives/Switch/Switch.tsx';
import { theme } from '../../../theme/theme.ts';
import { visuallyHidden } from '../../../theme/visuallyHidden.ts';

/** How many times faster than the match a replay runs. */
const replaySpeeds = ['5', '20', '60'] as const;
export type ReplaySpeed = (typeof replaySpeeds)[number];

/** A replay of a match that is over. */
export type ReplayView =
  | { readonly status: 'idle'; onStart(): void }
  | {
      readonly status: 'playing' | 'paused';
      readonly speed: ReplaySpeed;
      readonly minute: number;
      /** The score after a goal of this minute; null for a minute without one. */
      readonly goal: { readonly home: number; readonly away: number } | null;
      /** Whether the replay pauses at each goal. */
      readonly pausesAtGoals: boolean;
      onSpeed(speed: ReplaySpeed): void;
      onPausesAtGoals(pauses: boolean): void;
      /** Plays on, or pauses. */
      onToggle(): void;
      onEnd(): void;
    };

/** Plays a match that is over from its kick-off: in under five minutes at ×20. */
export function ReplayBar({ view }: { readonly view: ReplayView }) {
  const { t } = useWords();
  const { ordinal } = useFormats();
  if (view.status === 'idle') {
    return (
      <Idle>
        <Button variant="line" small onClick={() => view.onStart()}>
          <Play size={16} aria-hidden />
          {t(($) => $.known.replay.open)}
        </Button>
      </Idle>
    );
  }
  const { status, goal } = view;
  const minute = ordinal(view.minute);
  // Screen readers hear the goals and every fifteenth minute, because they cannot read every minute in time.
  const said =
    goal === null
      ? view.minute % 15 === 0
        ? t(($) => $.known.replay.minute, { minute })
        : ''
      : t(($) => $.known.replay.goal, { minute, ...goal });
  return (
    <div role="group" aria-label={t(($) => $.known.replay.label)}>
      <Playing>
        <TakesFocus
          icon={status === 'playing' ? Pause : Play}
          label={status === 'playing' ? t(($) => $.known.replay.pause) : t(($) => $.known.replay.play)}
          onClick={() => view.onToggle()}
        />
        <Segments
          label={t(($) => $.known.replay.speed)}
          labelHidden
          value={view.speed}
          onChange={view.onSpeed}
          options={replaySpeeds.map((value) => ({ value, label: `×${value}` }))}
        />
        <IconButton icon={X} label={t(($) => $.known.replay.end)} onClick={() => view.onEnd()} />
        <Said role="status">{said}</Said>
      </Playing>
      <Switch
        label={t(($) => $.known.replay.goals)}
        hint={t(($) => $.known.replay.goalsHint)}
        checked={view.pausesAtGoals}
        onChange={view.onPausesAtGoals}
      />
    </div>
  );
}

/** Takes the focus, because the button that started the replay has disappeared with it. */
function TakesFocus(props: Omit<ComponentProps<typeof IconButton>, 'ref'>) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, []);
  return <IconButton ref={button} {...props} />;
}

const Idle = styled.div`
  display: flex;
  justify-content: center;
  min-height: ${theme.touch};
  margin-block: ${theme.space[2]} ${theme.space[3]};
`;

const Playing = styled(Idle)`
  position: relative;
  gap: ${theme.space[2]};
  align-items: center;
`;

const Said = styled.p`
  ${visuallyHidden}
`;
