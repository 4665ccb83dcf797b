import { timeSlider } from '@tribunen/domain';
import { Pause, Play } from 'lucide-react';
import styled from 'styled-components';
import { useFormats } from '../../i18n/useFormats.ts';
import { usePromisedLang } from '../../i18n/usePromisedLang.ts';
import { useWords } from '../../i18n/useWords.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { theme } from '../../theme/theme.ts';

interface MinuteSliderProps {
  readonly minute: number;
  onMinute(minute: number): void;
  readonly isPlaying: boolean;
  onToggle(): void;
}

/** The time of the picture, from kick-off to the end, and a button that plays it (PITCH-18). */
export function MinuteSlider({ minute, onMinute, isPlaying, onToggle }: MinuteSliderProps) {
  const { t } = useWords();
  const { ordinal } = useFormats();
  const promised = usePromisedLang();
  return (
    <Row>
      <Button lang={isPlaying ? undefined : promised} onClick={onToggle}>
        {isPlaying ? <Pause aria-hidden /> : <Play aria-hidden />}
        {isPlaying ? t(($) => $.facts.slider.pause) : t(($) => $.facts.slider.play)}
      </Button>
      <Track>
        <Range
          type="range"
          aria-label={t(($) => $.commonLater.minute)}
          aria-valuetext={t(($) => $.common.atMinute, { minute: ordinal(minute) })}
          min={timeSlider.from}
          max={timeSlider.to}
          step={timeSlider.step}
          value={minute}
          onChange={(event) => onMinute(event.target.valueAsNumber)}
        />
      </Track>
      <Minute aria-hidden>{t(($) => $.facts.minute, { minute })}</Minute>
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: auto 1fr 2.5rem;
  gap: 14px;
  align-items: center;
  padding: ${theme.space[2]} var(--facts-gutter);
  border-bottom: ${theme.chalkWidth} solid ${theme.colour.marking};

  & > button {
    min-width: 6.75rem;
  }
`;

/** Half-time is marked. */
const Track = styled.div`
  position: relative;

  &::before {
    content: '';
    position: absolute;
    inset: calc(50% - 8px) auto auto calc(45 / 95 * 100%);
    width: ${theme.chalkWidth};
    height: 16px;
    background: ${theme.colour.edge};
  }
`;

const Range = styled.input`
  position: relative;
  display: block;
  width: 100%;
  height: ${theme.touch};
  accent-color: ${theme.colour.turf};
  cursor: pointer;
`;

const Minute = styled.span`
  font-weight: ${theme.font.weight.black};
  font-variant-numeric: tabular-nums;
  text-align: right;
`;
