import { useWords } from '../../i18n/useWords.ts';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { InSlices } from '../../primitives/InSlices/InSlices.tsx';
import { useInSlices } from '../../primitives/InSlices/useInSlices.ts';
import { DataAgePlace } from '../../screen/DataAgePlace.tsx';
import { ScreenHeader } from '../../screen/ScreenHeader/ScreenHeader.tsx';
import { useHasPane } from '../../theme/useHasPane.ts';
import { MatchColumn, Panes, PickerPane } from './matchPanes.ts';
import { AwaitedMatch } from './AwaitedMatch.tsx';
import type { MatchView } from './MatchView.ts';
import { OpenMatch } from './OpenMatch.tsx';
import { UnopenedMatch } from './UnopenedMatch.tsx';

interface MatchScreenProps {
  readonly view: MatchView;
  /** A `MatchPicker`; null if there is no other match to choose. */
  readonly picker: ReactNode;
  /** The delay of the match, with a button that opens its dialog; null if nothing of the match is still to come. */
  readonly delay?: ReactNode;
  /** The match's report. It is rendered only at desktop width, below the match. */
  readonly report: ReactNode;
}

/**
 * One match: its header, the goal banner and its chat. A wide screen shows the list of matches next to them. On a phone
 * a button opens the list, and the header becomes one line while the spectator writes or reads earlier messages.
 */
export function MatchScreen({ view, picker, delay = null, report }: MatchScreenProps) {
  const { t } = useWords();
  const hasPane = useHasPane();
  // Reserves the list's place before its rows have loaded.
  const list = picker && <InSlices placeholder={null}>{picker}</InSlices>;
  // A match from an earlier visit is shown at once.
  const isOpened = useInSlices(view.status === 'ready', true);
  const onPitch = view.status === 'loading' || view.status === 'ready';
  return (
    <MatchColumn>
      <ScreenHeader
        title={t(($) => $.shell.tabs.match)}
        onGrass={onPitch}
        strip={null}
        link={isOpened ? <DataAgePlace /> : null}
      />
      {isOpened && view.status === 'ready' ? (
        <OpenMatch key={view.match.id} view={view} picker={list} delay={delay} report={report} />
      ) : (
        <Panes>
          {list !== null && <PickerPane>{hasPane && list}</PickerPane>}
          {view.status === 'loading' || view.status === 'ready' ? (
            <AwaitedMatch />
          ) : (
            <Rest>
              <UnopenedMatch view={view} />
            </Rest>
          )}
        </Panes>
      )}
    </MatchColumn>
  );
}

const Rest = styled.div`
  flex: 1;
  min-width: 0;
`;
