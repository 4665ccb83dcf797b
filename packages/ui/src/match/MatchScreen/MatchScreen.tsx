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
  /** A `MatchPicker`; null where no other match can be chosen. */
  readonly picker: ReactNode;
  /** The match's report. It stands under the match from the desktop's width, and is rendered there alone. */
  readonly report: ReactNode;
}

/**
 * One match: its header, the goal banner and its chat. Where there is room the list of matches stands beside them; on a
 * phone a button opens it, and the header becomes one line while the spectator writes or reads back.
 *
 * @example
 * <MatchScreen view={{ status: 'not-found', resultsHref: '/results' }} picker={<MatchPicker view={picker} />} report={null} />
 */
export function MatchScreen({ view, picker, report }: MatchScreenProps) {
  const { t } = useWords();
  const hasPane = useHasPane();
  // Its place is there before its rows.
  const list = picker && <InSlices placeholder={null}>{picker}</InSlices>;
  // A match of an earlier visit is there at once.
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
        <OpenMatch key={view.match.id} view={view} picker={list} report={report} />
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
