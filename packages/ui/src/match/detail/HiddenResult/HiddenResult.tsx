import { type HiddenGroup } from '@tribunen/domain';
import { useEffect, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { useWords } from '../../../i18n/useWords.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Chip } from '../../../primitives/Chips/Chips.ts';
import { EmptyStand } from '../../../primitives/EmptyStand/EmptyStand.tsx';
import { theme } from '../../../theme/theme.ts';
import { ShowResultQuestion } from './ShowResultQuestion.tsx';

/** A group to which this match belongs, and whether the reader also hides the results of that group. */
interface OfferedGroup {
  readonly group: HiddenGroup;
  readonly isHidden: boolean;
}

interface HiddenResultProps {
  readonly groups: readonly OfferedGroup[];
  onGroup(group: HiddenGroup, isHidden: boolean): void;
  /** Starts a replay of the match; null before the match is over, and where no replay can be shown. */
  readonly onReplay: (() => void) | null;
  /** Whether the replay could not be loaded. */
  readonly hasFailed: boolean;
  onShow(): void;
}

/** Replaces a match whose result the reader has hidden (KNOWN-2). It asks once before it shows the result. */
export function HiddenResult({ groups, onGroup, onReplay, hasFailed, onShow }: HiddenResultProps) {
  const { t } = useWords();
  const { weekdayAndDay } = useFormats();
  const groupsId = useId();
  const [asks, setAsks] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The menu that hid the result has disappeared with the header, so the focus would be lost.
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Place ref={place} tabIndex={-1}>
      <EmptyStand
        title={t(($) => $.results.label.hidden)}
        hint={t(($) => $.known.hidden.hint)}
        action={
          <Ways>
            {onReplay !== null && <Button onClick={onReplay}>{t(($) => $.known.replay.open)}</Button>}
            <Button variant="line" aria-label={t(($) => $.known.hidden.show)} onClick={() => setAsks(true)}>
              {t(($) => $.known.hidden.showIt)}
            </Button>
          </Ways>
        }
      />
      {hasFailed && <Groups role="status">{t(($) => $.known.replay.failed)}</Groups>}
      {groups.length > 0 && (
        <Groups>
          <span id={groupsId}>{t(($) => $.known.hidden.also)}</span>
          <Chips role="group" aria-labelledby={groupsId}>
            {groups.map(({ group, isHidden }) => (
              <Chip key={`${group.kind} ${group.id}`} aria-pressed={isHidden} onClick={() => onGroup(group, !isHidden)}>
                {group.kind === 'day' ? t(($) => $.known.hidden.day, { date: weekdayAndDay(group.id) }) : group.name}
              </Chip>
            ))}
          </Chips>
        </Groups>
      )}
      {asks && <ShowResultQuestion onKeep={() => setAsks(false)} onShow={onShow} />}
    </Place>
  );
}

const Place = styled.div`
  &:focus {
    outline: none;
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
  justify-content: center;
`;

const Groups = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  justify-items: center;
  margin-top: ${theme.space[4]};
  color: ${theme.colour.text2};
  font-size: ${theme.font.size.sm};
`;

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  justify-content: center;
`;
