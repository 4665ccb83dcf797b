import type { PitchMark } from '@tribunen/domain';
import { type KeyboardEvent, type Ref, useId } from 'react';
import styled from 'styled-components';
import { useFormats } from '../../i18n/useFormats.ts';
import { useWords } from '../../i18n/useWords.ts';
import { theme } from '../../theme/theme.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';
import { useMarkWords } from './useMarkWords.ts';

interface EventKeysProps {
  readonly ref: Ref<HTMLDivElement>;
  /** The events in the picture, in order of time. */
  readonly marks: readonly PitchMark[];
  /** The key of the picked one. */
  readonly picked: string | null;
  onPick(key: string | null): void;
  /** Called when the keyboard focus enters or leaves the list. */
  onHeld(isHeld: boolean): void;
}

/** The number of events by which Page Up and Page Down move. */
const page = 10;

/**
 * The events of the picture for the keyboard: one stop of Tab, within which the arrows go from event to event, however many there are.
 * Only the picked one is in the page.
 */
export function EventKeys({ ref, marks, picked, onPick, onHeld }: EventKeysProps) {
  const { t } = useWords();
  const { phrases } = useFormats();
  const wordsOf = useMarkWords();
  const id = useId();
  const at = Math.max(
    0,
    marks.findIndex(({ key }) => key === picked),
  );
  const mark = marks[at];
  if (mark === undefined) return null;

  const { minute, player, how } = wordsOf(mark);

  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onPick(null);
    else {
      const to = goesTo(event.key, picked === null ? -1 : at, marks.length - 1);
      if (to === null) return;
      onPick(marks[to]?.key ?? null);
    }
    event.preventDefault();
  };
  return (
    <List
      ref={ref}
      role="listbox"
      tabIndex={0}
      aria-label={t(($) => $.facts.card.list)}
      aria-activedescendant={id}
      onFocus={() => {
        onHeld(true);
        if (picked === null) onPick(mark.key);
      }}
      onBlur={() => onHeld(false)}
      onKeyDown={press}
    >
      <div id={id} role="option" aria-selected={mark.key === picked} aria-posinset={at + 1} aria-setsize={marks.length}>
        {phrases([minute, player, ...how])}
      </div>
    </List>
  );
}

/** The index to which a key moves from `at`; null for any other key. */
function goesTo(key: string, at: number, last: number): number | null {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return Math.min(at + 1, last);
    case 'ArrowLeft':
    case 'ArrowUp':
      return Math.max(at - 1, 0);
    case 'PageDown':
      return Math.min(at + page, last);
    case 'PageUp':
      return Math.max(at - page, 0);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}

/** Just below the picture, which scrolls into view with it. The card beside it shows the focus outline instead. */
const List = styled.div`
  ${visuallyHidden}
  scroll-margin: 16rem 0 8rem;

  &:focus-visible + section {
    outline: 2px solid ${theme.colour.focus};
    outline-offset: 2px;
  }
`;
