import { useWords } from '../../i18n/useWords.ts';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { InSlices } from '../../primitives/InSlices/InSlices.tsx';
import { DataAgePlace } from '../../shell/DataAge/DataAgePlace.tsx';
import { ScreenHeader } from '../../shell/ScreenHeader/ScreenHeader.tsx';
import { useHasPane } from '../../theme/useHasPane.ts';
import { MatchColumn, Panes, PickerPane } from './matchPanes.ts';
import type { MatchView } from './MatchView.ts';
import { OpenMatch } from './OpenMatch.tsx';
import { UnopenedMatch } from './UnopenedMatch.tsx';

interface MatchScreenProps {
  readonly view: MatchView;
  /** A `MatchPicker`; null where no other match can be chosen. */
  readonly picker: ReactNode;
}

const awaited = { status: 'loading' } as const satisfies MatchView;

/**
 * One match: its header, the goal banner and its chat. Where there is room the list of matches stands beside them; on a
 * phone a button opens it, and the header becomes one line while the spectator writes or reads back.
 *
 * @example
 * <MatchScreen view={{ status: 'not-found', resultsHref: '/results' }} picker={<MatchPicker view={picker} />} />
 */
export function MatchScreen({ view, picker }: MatchScreenProps) {
  const { t } = useWords();
  const hasPane = useHasPane();
  // Its place is there before its rows.
  const list = picker && <InSlices placeholder={null}>{picker}</InSlices>;
  // A match of an earlier visit is there at once.
  const [isKnown] = useState(view.status === 'ready');
  const opened = view.status === 'ready' ? <OpenMatch key={view.match.id} view={view} picker={list} /> : null;
  const unopened = (
    <Panes>
      {list !== null && <PickerPane>{hasPane && list}</PickerPane>}
      <Rest>
        <UnopenedMatch view={view.status === 'ready' ? awaited : view} />
      </Rest>
    </Panes>
  );
  const onPitch = view.status === 'loading' || view.status === 'ready';
  return (
    <MatchColumn>
      <ScreenHeader
        title={t(($) => $.shell.tabs.match)}
        spokenBelowDesktop={onPitch}
        strip={null}
        link={view.status === 'ready' ? <DataAgePlace /> : null}
      />
      {isKnown ? (opened ?? unopened) : <InSlices placeholder={unopened}>{opened}</InSlices>}
    </MatchColumn>
  );
}

const Rest = styled.div`
  flex: 1;
  min-width: 0;
`;
