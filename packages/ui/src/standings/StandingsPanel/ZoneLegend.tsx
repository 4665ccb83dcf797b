import { type CompetitionCode, type StandingsZone, standingsZones } from '@tribunen/domain';
import styled from 'styled-components';
import { useWords } from '../../i18n/useWords.ts';
import { theme } from '../../theme/theme.ts';
import { zoneColour } from './zoneColour.ts';

interface ZoneLegendProps {
  readonly competition: CompetitionCode;
  /** How many rows each table has. */
  readonly sizes: readonly number[];
}

/** Explains in words what the colours beside the places mean, and which places each covers. */
export function ZoneLegend({ competition, sizes }: ZoneLegendProps) {
  const { t } = useWords();
  const places = new Map<StandingsZone, number[]>();
  for (const size of new Set(sizes)) {
    for (const [n, zone] of standingsZones(competition, size).entries()) {
      if (zone !== null) places.set(zone, [...(places.get(zone) ?? []), n + 1]);
    }
  }
  if (places.size === 0) return null;
  return (
    <List aria-label={t(($) => $.standings.zones.label)}>
      {[...places].map(([zone, [first = 0, ...rest]]) => (
        <Item key={zone}>
          <Swatch style={{ background: zoneColour[zone] }} />
          {t(($) => $.standings.zones[zone])}
          <Places>{rest.length === 0 ? `${first}` : `${first}–${rest.at(-1)}`}</Places>
        </Item>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]} ${theme.space[5]};
  padding-top: ${theme.space[4]};
  color: ${theme.colour.text2};
  font-size: ${theme.font.size.sm};
`;

const Item = styled.li`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
`;

const Swatch = styled.i`
  width: 4px;
  height: 18px;
  border-radius: 2px;
`;

const Places = styled.span`
  color: ${theme.colour.text3};
  font-variant-numeric: tabular-nums;
`;
