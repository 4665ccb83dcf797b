import { type CompetitionCode, type LiveStandingsRow, standingsZones, type Team } from '@tribunen/domain';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { memo, useId } from 'react';
import styled from 'styled-components';
import { useFormats } from '../../i18n/useFormats.ts';
import { useWords } from '../../i18n/useWords.ts';
import { PageLink } from '../../links/PageLink.tsx';
import { Crest } from '../../primitives/Crest/Crest.tsx';
import { TeamName } from '../../teamFaces/TeamName.tsx';
import { useTeamFaces } from '../../teamFaces/useTeamFaces.ts';
import { touchlines } from '../../theme/pitchMarkings.ts';
import { theme } from '../../theme/theme.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';
import { signed } from './signed.ts';
import { StandingsHead } from './StandingsHead.tsx';
import { zoneColour } from './zoneColour.ts';

/** In pixels. */
const rowHeight = 50;
/** Of the two sticky rows, in pixels: their borders leave a gap through which the rows below them would otherwise show. */
const overlap = 5;
/** The height of the sticky tabs above the table, in pixels. */
const tabsHeight = 48;

interface StandingsTableProps {
  readonly competition: CompetitionCode;
  readonly group: string | null;
  readonly rows: readonly LiveStandingsRow[];
  readonly marked: readonly Team[];
  readonly hasZones: boolean;
  /** The rows that are shown; without it all rows are shown, under a title that only screen readers get. */
  readonly shown?: readonly LiveStandingsRow[];
}

/** One table: a league's, or a group's with its name above. */
export function StandingsTable({ competition, group, rows, marked, hasZones, shown }: StandingsTableProps) {
  const { t } = useWords();
  const title = useId();
  const zones = hasZones ? standingsZones(competition, rows.length) : [];
  const name = group === null ? null : t(($) => $.standings.group, { letter: group.replace(/^GROUP[_ ]/i, '') });
  return (
    <section>
      <Title id={title} data-hidden={name === null && shown === undefined}>
        {name ?? t(($) => $.commonLater.table)}
      </Title>
      <Frame>
        <Table aria-labelledby={title} data-pins={shown === undefined}>
          <StandingsHead />
          <tbody>
            {rows.map(
              (row, n) =>
                shown?.includes(row) !== false && (
                  <Row
                    key={row.team.id ?? row.team.name ?? n}
                    competition={competition}
                    row={row}
                    zone={zones[n] ?? null}
                    isMarked={marked.some(({ id, name: own }) =>
                      id === null ? own === row.team.name : id === row.team.id,
                    )}
                  />
                ),
            )}
          </tbody>
        </Table>
      </Frame>
    </section>
  );
}

interface RowProps {
  readonly competition: CompetitionCode;
  readonly row: LiveStandingsRow;
  readonly zone: ReturnType<typeof standingsZones>[number];
  readonly isMarked: boolean;
}

/** The table is calculated again at each step of the scrubber. A row renders again only when one of its own values has changed. */
const Row = memo(function Row({ competition, row, zone, isMarked }: RowProps) {
  const { t } = useWords();
  const { phrases } = useFormats();
  const faceOf = useTeamFaces();
  const face = faceOf(row.team, competition);
  const spoken = [
    isMarked && t(($) => $.standings.thisMatch),
    row.isPlaying && !isMarked && t(($) => $.standings.playing),
    row.moved > 0 && t(($) => $.standings.up, { count: row.moved }),
    row.moved < 0 && t(($) => $.standings.down, { count: -row.moved }),
    zone !== null && t(($) => $.standings.zones[zone]),
  ].filter((part) => part !== false);
  return (
    <tr data-marked={isMarked}>
      <td data-place>
        {zone !== null && <Zone aria-hidden style={{ background: zoneColour[zone] }} />}
        {row.position}
        <Moved moved={row.moved} />
      </td>
      <th scope="row">
        <Cell>
          <Crest owner={face.owner} image={face.image} size={24} />
          <PageLink to={{ team: row.team }}>
            <TeamName name={face.name} letters={0} />
          </PageLink>
          {row.isPlaying && <Playing aria-hidden />}
          {spoken.length > 0 && <Spoken>{`(${phrases(spoken)})`}</Spoken>}
        </Cell>
      </th>
      <td>{row.playedGames}</td>
      <td>{row.won}</td>
      <td>{row.draw}</td>
      <td>{row.lost}</td>
      <td>{`${row.goalsFor}–${row.goalsAgainst}`}</td>
      <td>{signed(row.goalDifference)}</td>
      <td data-points>{signed(row.points, false)}</td>
    </tr>
  );
}, isSameRow);

function isSameRow(before: RowProps, after: RowProps): boolean {
  const now = new Map<string, unknown>(Object.entries(after.row));
  return (
    before.competition === after.competition &&
    before.zone === after.zone &&
    before.isMarked === after.isMarked &&
    Object.entries(before.row).every(([part, value]) => now.get(part) === value)
  );
}

function Moved({ moved }: { readonly moved: number }) {
  if (moved === 0) return null;
  const Arrow = moved > 0 ? ArrowUp : ArrowDown;
  return (
    <Places aria-hidden data-up={moved > 0}>
      <Arrow size={11} strokeWidth={3} />
      {Math.abs(moved)}
    </Places>
  );
}

const Title = styled.h2`
  padding-bottom: ${theme.space[2]};
  font-size: ${theme.font.size.lg};
  font-weight: ${theme.font.weight.bold};
  letter-spacing: ${theme.font.track.snug};

  &[data-hidden='true'] {
    ${visuallyHidden}
  }
`;

const Frame = styled.div`
  ${touchlines}
  container: table / inline-size;
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  & th,
  & td {
    padding: 0 6px;
    text-align: right;
  }
  & tbody :is(th, td) {
    height: ${rowHeight}px;
    color: ${theme.colour.text2};
    font-size: 0.9375rem;
    font-weight: ${theme.font.weight.body};
  }
  & tbody tr + tr :is(th, td) {
    border-top: 1px solid ${theme.colour.line};
  }
  & tbody [data-place] {
    position: relative;
    width: 38px;
    padding-left: 12px;
    font-weight: ${theme.font.weight.bold};
    text-align: left;
  }
  & tbody th {
    color: ${theme.colour.text};
    font-weight: ${theme.font.weight.medium};
    text-align: left;
  }
  & tbody [data-points] {
    padding-right: 12px;
    color: ${theme.colour.text};
    font-size: ${theme.font.size.md};
    font-weight: ${theme.font.weight.black};
  }
  & tbody [data-marked='true'] > * {
    background: ${theme.colour.turfSoft};
    color: ${theme.colour.text};
  }
  & tbody [data-marked='true'] > th {
    font-weight: ${theme.font.weight.bold};
  }
  /* The two teams of the match stay in view while the other rows scroll under them. A small phone is not high enough for that. */
  @media (min-height: 760px) {
    &[data-pins='true'] tbody [data-marked='true'] > * {
      --first-top: calc(var(--tabs-top, 0px) + ${tabsHeight}px);
      position: sticky;
      top: var(--first-top);
      bottom: var(--tabs-height, 0px);
      z-index: 1;
      /* A seam, because the rows above the pinned one may be scrolled out of view. */
      background-image: linear-gradient(${theme.colour.turf} 2px, transparent 2px);
    }
    &[data-pins='true'] tbody [data-marked='true']:has(~ [data-marked='true']) > * {
      bottom: calc(var(--tabs-height, 0px) + ${rowHeight - overlap}px);
    }
    &[data-pins='true'] tbody [data-marked='true'] ~ [data-marked='true'] > * {
      top: calc(var(--first-top) + ${rowHeight - overlap}px);
    }
    &[data-pins='true'] tbody a {
      scroll-margin-block: calc(var(--tabs-top, 0px) + ${tabsHeight + 2 * rowHeight}px)
        calc(var(--tabs-height, 0px) + ${2 * rowHeight}px);
    }
  }

  /* On a phone the matches won, drawn and lost are left out: with them the numbers of a row would read as one. */
  @container table (max-width: 419px) {
    & tr > :nth-child(n + 4):nth-child(-n + 6) {
      display: none;
    }
    & tbody th {
      font-size: ${theme.font.size.sm};
    }
    & tbody td:not([data-place], [data-points]) {
      font-size: ${theme.font.size.cap};
      white-space: nowrap;
    }
    & tbody [data-place] {
      width: 28px;
      padding-left: 8px;
    }
    & tbody [data-points] {
      padding-right: 8px;
    }
  }
  @container table (max-width: 339px) {
    & tbody [data-place] {
      width: 26px;
      padding-right: 0;
    }
    & tbody th {
      padding-inline: 2px 0;
    }
  }
`;

const Cell = styled.span`
  position: relative;
  display: flex;
  align-items: center;
  gap: 8px;
  line-height: ${theme.font.line.snug};
`;

const Zone = styled.i`
  position: absolute;
  inset: 3px auto 3px 0;
  width: 4px;
  border-radius: 0 2px 2px 0;
`;

const Playing = styled.i`
  flex: none;
  width: 7px;
  height: 7px;
  border-radius: 50%;
  background: ${theme.colour.liveFill};

  /* On the crest, so that the longest names fit on one line. */
  @container table (max-width: 419px) {
    position: absolute;
    bottom: -3px;
    left: 17px;
    width: 9px;
    height: 9px;
    border: 1.5px solid ${theme.colour.surface};
  }
`;

/** Under the place, where it takes no room from the name. */
const Places = styled.span`
  display: flex;
  align-items: center;
  color: ${theme.colour.live};
  font-size: 0.6875rem;
  font-weight: ${theme.font.weight.bold};
  line-height: 1;

  &[data-up='true'] {
    color: ${theme.colour.turf};
  }
`;

const Spoken = styled.span`
  ${visuallyHidden}
`;
