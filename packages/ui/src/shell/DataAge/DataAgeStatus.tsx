import { dataAge } from '@tribunen/domain';
import styled from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { useIntervalValue } from '../../time/useIntervalValue.ts';
import { AgeLines } from './AgeLines.tsx';
import type { DataAgeView } from './DataAgeView.ts';
import { NetworkAnnouncement } from './NetworkAnnouncement.tsx';
import { OnlineCount } from './OnlineCount.tsx';

const tickMs = 1000;

/**
 * The one quiet place that says how fresh what is shown is: whether the live link is up (part 1 §2), how long ago the data was confirmed, that
 * there is no network, and how many are here. It goes on by itself; only that the network went and came is read aloud.
 *
 * @example
 * <DataAgeStatus view={{ connection: 'live', online: true, confirmedAt, now, onlineCount: 12 }} />
 */
export function DataAgeStatus({ view }: { readonly view: DataAgeView }) {
  const { connection, online, onlineCount } = view;
  const { confirmedAt, now } = useIntervalValue(() => ({ confirmedAt: view.confirmedAt(), now: view.now() }), tickMs);
  return (
    <Root>
      <AgeLines age={dataAge({ connection, online, confirmedAt, now })} now={now} />
      {online && onlineCount !== null && <OnlineCount count={onlineCount} />}
      <NetworkAnnouncement online={online} />
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  column-gap: ${theme.space[3]};
  min-width: 0;
  line-height: ${theme.font.line.snug};
  font-variant-numeric: tabular-nums;
`;
