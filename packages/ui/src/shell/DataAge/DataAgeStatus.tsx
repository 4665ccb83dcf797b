import { dataAge, isOutdated } from '@tribunen/domain';
import styled from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { useIntervalValue } from '../../primitives/useIntervalValue.ts';
import { AgeLines } from './AgeLines.tsx';
import type { DataAgeView } from './DataAgeView.ts';
import { NetworkAnnouncement } from './NetworkAnnouncement.tsx';
import { OnlineCount } from './OnlineCount.tsx';

const tickMs = 1000;

/**
 * How fresh the shown data is: whether the live link is up, how long ago the data was confirmed, whether the network is
 * down, and how many are online. It updates by itself. Only losing and regaining the network is read aloud (LIVE-30).
 * `StatusBadge` greys its live marks while the attribute `data-outdated` is on the page, so that no list renders again (LIVE-32).
 */
export function DataAgeStatus({ view }: { readonly view: DataAgeView }) {
  const { connection, online, onlineCount } = view;
  const { confirmedAt, sourceTime, now } = useIntervalValue(
    () => ({ confirmedAt: view.confirmedAt(), sourceTime: view.sourceTime(), now: view.now() }),
    tickMs,
  );
  const facts = { connection, online, confirmedAt, now };
  return (
    <Root data-age-status data-outdated={isOutdated(dataAge(facts)) || undefined}>
      <AgeLines age={dataAge({ ...facts, confirmedAt: sourceTime })} now={now} />
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
  max-height: calc(var(--age-lines, 4) * 1lh);
  /* Where there is one line, the online count gives way to the age. */
  overflow: clip;
  font-size: var(--age-size, inherit);
  line-height: ${theme.font.line.snug};
  font-variant-numeric: tabular-nums;
`;
