import { longestDelay } from '@tribunen/domain';
import { Timer } from 'lucide-react';
import { Dialog } from 'radix-ui';
import styled from 'styled-components';
import { useWords } from '../../../i18n/useWords.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import {
  dialogButtonsLook,
  dialogLook,
  dialogTitleLook,
  scrimLook,
} from '../../../primitives/ConfirmDialog/dialogLook.ts';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { RangeSlider } from '../../../primitives/RangeSlider/RangeSlider.tsx';
import { Segments } from '../../../primitives/Segments/Segments.tsx';
import { theme } from '../../../theme/theme.ts';
import type { DelayView } from './DelayView.ts';
import { SitTogether } from './SitTogether.tsx';

export interface DelayButtonProps {
  readonly view: DelayView;
  /** Whether the dialog is open, which the menu of the match opens as well. */
  readonly isOpen: boolean;
  onOpen(isOpen: boolean): void;
  /** Whether the delay stands under the icon instead of beside it. */
  readonly isNarrow?: boolean;
}

/**
 * A discreet button with the delay of the reader's TV picture («−38 s»), and the dialog in which the reader sets the
 * delay (KNOWN-1, KNOWN-5).
 */
export function DelayButton({ view, isOpen, onOpen, isNarrow = false }: DelayButtonProps) {
  const { t } = useWords();
  const { seconds, own, scope, outcome } = view;
  return (
    <Dialog.Root open={isOpen} onOpenChange={onOpen}>
      <Place data-narrow={isNarrow && seconds > 0} data-delayed={seconds > 0}>
        {seconds > 0 && <Behind aria-hidden>{t(($) => $.known.delay.short, { seconds })}</Behind>}
        <Dialog.Trigger asChild>
          <IconButton
            icon={Timer}
            label={t(($) => $.known.delay.label)}
            aria-description={seconds > 0 ? t(($) => $.known.delay.behind, { seconds }) : undefined}
          />
        </Dialog.Trigger>
      </Place>
      <Dialog.Portal>
        <Scrim>
          <Box>
            <Title>{t(($) => $.known.delay.label)}</Title>
            <Dialog.Description>{t(($) => $.known.delay.hint)}</Dialog.Description>
            <RangeSlider
              label={t(($) => $.known.delay.slider)}
              value={own}
              max={longestDelay}
              step={1}
              valueText={t(($) => $.known.delay.behind, { seconds: own })}
              onChange={view.onSeconds}
            />
            <Press>
              <p>{t(($) => $.known.delay.nowHint)}</p>
              <Button variant="line" onClick={() => view.onNow()}>
                {t(($) => $.known.delay.now)}
              </Button>
            </Press>
            <Outcome role="status">
              {outcome === 'set' && t(($) => $.known.delay.set, { seconds: own })}
              {outcome === 'nothing' && t(($) => $.known.delay.nothing)}
            </Outcome>
            <Segments
              label={t(($) => $.known.delay.scope)}
              value={scope}
              onChange={view.onScope}
              options={[
                { value: 'all', label: t(($) => $.known.delay.all) },
                { value: 'match', label: t(($) => $.known.delay.match) },
              ]}
            />
            <SitTogether view={view.together} seconds={seconds} />
            <Buttons>
              <Dialog.Close asChild>
                <Button>{t(($) => $.common.close)}</Button>
              </Dialog.Close>
            </Buttons>
          </Box>
        </Scrim>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

const Place = styled.span`
  position: relative;
  display: flex;
  align-items: center;

  &[data-narrow='true'] > button {
    padding-bottom: 14px;
  }
`;

const Behind = styled.span`
  margin-right: -6px;

  [data-narrow='true'] > & {
    position: absolute;
    inset: auto 0 2px;
    margin: 0;
    text-align: center;
    pointer-events: none;
  }
  font-size: ${theme.font.size.cap};
  font-weight: ${theme.font.weight.bold};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

const Scrim = styled(Dialog.Overlay)`
  ${scrimLook}
`;

const Box = styled(Dialog.Content)`
  ${dialogLook}
`;

const Title = styled(Dialog.Title)`
  ${dialogTitleLook}
`;

const Press = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${theme.space[3]};
  align-items: center;
  color: ${theme.colour.text2};
  font-size: ${theme.font.size.sm};
`;

/** The line is reserved before it has a text, so that nothing moves; the gaps around the empty line are one. */
const Outcome = styled.p`
  min-height: 1lh;
  margin-block: calc(-1 * ${theme.space[2]});
  font-size: ${theme.font.size.sm};
  font-weight: ${theme.font.weight.medium};
`;

const Buttons = styled.div`
  ${dialogButtonsLook}
`;
