import type { OsloDay } from '@tribunen/domain';
import { memo } from 'react';
import styled from 'styled-components';
import { useFormats } from '../../i18n/useFormats.ts';
import { forcedChoice } from '../../theme/forcedChoice.ts';
import { theme } from '../../theme/theme.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';
import { dayWidth } from './StripTrack.ts';

interface DayButtonProps {
  readonly day: OsloDay;
  /** The day in full, for screen readers. */
  readonly label: string;
  readonly chosen: boolean;
  readonly today: boolean;
  /** Whether the Tab key stops here when it reaches the strip. */
  readonly tabStop: boolean;
  onSelect(day: OsloDay): void;
}

/** One day of the strip. The chosen one is in the centre circle, today has a dot of turf. */
export const DayButton = memo(function DayButton({ day, label, chosen, today, tabStop, onSelect }: DayButtonProps) {
  const { weekdayShort, dayOfMonth } = useFormats();
  return (
    <Root
      type="button"
      aria-pressed={chosen}
      aria-current={today ? 'date' : undefined}
      tabIndex={tabStop ? 0 : -1}
      data-day={day}
      onClick={() => onSelect(day)}
    >
      <FullName>{label}</FullName>
      <Weekday aria-hidden>{weekdayShort(day)}</Weekday>
      <Circle aria-hidden>{dayOfMonth(day)}</Circle>
    </Root>
  );
});

const FullName = styled.span`
  ${visuallyHidden}
`;

const Weekday = styled.span`
  font-size: ${theme.font.size.cap};
  font-weight: ${theme.font.weight.medium};
  line-height: 1rem;
`;

const Circle = styled.span`
  position: relative;
  z-index: 0;
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  margin-top: 2px;
  border-radius: 50%;
  font-weight: ${theme.font.weight.medium};
  font-variant-numeric: tabular-nums;

  /* The page's ground behind the number, which hides the line there. */
  &::before {
    content: '';
    position: absolute;
    inset: 8px 6px;
    z-index: -1;
    background: ${theme.colour.ground};
  }
`;

const Root = styled.button`
  position: relative;
  display: flex;
  flex: 0 0 var(--day-width, ${dayWidth});
  flex-direction: column;
  align-items: center;
  gap: ${theme.space[1]};
  padding-top: ${theme.space[1]};
  scroll-snap-align: start;
  color: ${theme.colour.text2};

  @media (hover: hover) {
    &:hover {
      color: ${theme.colour.text};
    }
  }

  /* Around the weekday too, so that it is not taken for the circle of the chosen day. */
  &:focus-visible {
    border-radius: ${theme.radius.plate};
    outline-offset: -2px;
  }

  &[aria-pressed='true'] {
    color: ${theme.colour.text};
  }
  &[aria-pressed='true'] ${Weekday} {
    font-weight: ${theme.font.weight.bold};
  }
  &[aria-pressed='true'] ${Circle} {
    background: ${theme.colour.ground};
    box-shadow: inset 0 0 0 2px ${theme.colour.chalk};
    font-size: ${theme.font.size.lg};
    font-weight: ${theme.font.weight.black};
    ${forcedChoice}

    &::before {
      display: none;
    }
  }

  &[aria-current='date'] ${Circle}::after {
    content: '';
    position: absolute;
    bottom: 6px;
    width: 5px;
    height: 5px;
    border-radius: 50%;
    background: ${theme.colour.turf};

    @media (forced-colors: active) {
      forced-color-adjust: none;
      background: currentColor;
    }
  }
`;
