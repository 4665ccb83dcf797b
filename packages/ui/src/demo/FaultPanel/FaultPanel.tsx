import { X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { useWords } from '../../i18n/useWords.ts';
import styled from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { theme } from '../../theme/theme.ts';
import { SelectField } from '../../forms/SelectField/SelectField.tsx';
import {
  answerFaults,
  clockFaults,
  type FaultPanelView,
  faultPlaces,
  faultSpans,
  lineFaults,
  noFaults,
} from './FaultPanelView.ts';

/**
 * The demo's own panel for faults between the app and the backend. It sits beside the screen without blocking it, so
 * that the user can choose a fault here and watch its effect there. It takes the focus when it opens, returns it when
 * it closes, and closes on Escape.
 */
export function FaultPanel({ view }: { readonly view: FaultPanelView }) {
  const { t } = useWords();
  const titleId = useId();
  const panel = useRef<HTMLDialogElement>(null);
  const { choice, onChoose, onClose } = view;

  useEffect(() => {
    const before = document.activeElement;
    panel.current?.querySelector('select')?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);

  return (
    <Root
      ref={panel}
      open
      aria-labelledby={titleId}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <Head>
        <Title id={titleId}>{t(($) => $.demo.faults.title)}</Title>
        <IconButton icon={X} label={t(($) => $.common.close)} onClick={onClose} />
      </Head>
      <SelectField
        small
        label={t(($) => $.demo.faults.answers)}
        options={answerFaults.map((value) => ({ value, label: t(($) => $.demo.faults.answer[value]) }))}
        value={choice.answers}
        onSelect={(answers) => onChoose({ ...choice, answers })}
      />
      <SelectField
        small
        label={t(($) => $.demo.faults.where)}
        options={faultPlaces.map((value) => ({ value, label: t(($) => $.demo.faults.place[value]) }))}
        value={choice.place}
        onSelect={(place) => onChoose({ ...choice, place })}
      />
      <SelectField
        small
        label={t(($) => $.demo.faults.line)}
        options={lineFaults.map((value) => ({ value, label: t(($) => $.demo.faults.lines[value]) }))}
        value={choice.line}
        onSelect={(line) => onChoose({ ...choice, line })}
      />
      <SelectField
        small
        label={t(($) => $.demo.faults.clock)}
        options={clockFaults.map((value) => ({ value, label: t(($) => $.demo.faults.clocks[value]) }))}
        value={choice.clock}
        onSelect={(clock) => onChoose({ ...choice, clock })}
      />
      <SelectField
        small
        label={t(($) => $.demo.faults.span)}
        options={faultSpans.map((value) => ({
          value,
          label:
            value === null ? t(($) => $.demo.faults.untilEnded) : t(($) => $.demo.faults.seconds, { seconds: value }),
        }))}
        value={choice.span}
        onSelect={(span) => onChoose({ ...choice, span })}
      />
      <Button variant="line" small block onClick={() => onChoose(noFaults)}>
        {t(($) => $.demo.faults.end)}
      </Button>
    </Root>
  );
}

const Root = styled.dialog`
  position: fixed;
  inset: auto ${theme.space[2]} calc(var(--tabs-height, 0px) + ${theme.space[2]}) auto;
  z-index: ${theme.layer.dialog};
  display: grid;
  gap: ${theme.space[3]};
  width: min(320px, calc(100vw - 2 * ${theme.space[2]}));
  max-height: calc(100dvh - var(--tabs-height, 0px) - 2 * ${theme.space[2]});
  margin: 0;
  padding: ${theme.space[2]} ${theme.space[4]} ${theme.space[4]};
  overflow: auto;
  border: 0;
  border-radius: ${theme.radius.md};
  background: ${theme.colour.raised};
  color: ${theme.colour.text};
  box-shadow: ${theme.colour.shadowHigh};
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  margin-right: -${theme.space[2]};
`;

const Title = styled.h2`
  font-size: ${theme.font.size.lg};
  font-weight: ${theme.font.weight.bold};
`;
