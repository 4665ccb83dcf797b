import { hasLineUp, type MatchReport, osloDayOf, shownScore, type Side, substitutionMarks } from '@tribunen/domain';
import styled, { createGlobalStyle } from 'styled-components';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useWords } from '../../../i18n/useWords.ts';
import { useRoundWords } from '../../../matchWords/useRoundWords.ts';
import { useEventWords } from '../../../matchWords/useEventWords.ts';
import { eventMinute } from '../../../matchWords/eventMinute.ts';
import { useCompetitionName } from '../../../teamFaces/useCompetitionName.ts';
import { useTeamFaces } from '../../../teamFaces/useTeamFaces.ts';

interface PrintedReportProps {
  readonly report: MatchReport;
  /** The product's name and the address of the match, at the foot of the page. */
  readonly product: string;
  readonly address: string;
}

const sides = ['home', 'away'] as const satisfies readonly Side[];

/**
 * A match on one sheet of paper: the score, the events, the players. It is hidden on the screen and replaces the page
 * on paper. It is black on white in every theme.
 */
export function PrintedReport({ report, product, address }: PrintedReportProps) {
  const { t } = useWords();
  const { dayFull, time } = useFormats();
  const roundWords = useRoundWords();
  const faceOf = useTeamFaces();
  const competitionName = useCompetitionName();
  const wordsOf = useEventWords();
  const { match, events, lineUps, referee } = report;
  const score = shownScore(match);
  const names = {
    home: faceOf(match.homeTeam, match.competition.id).name,
    away: faceOf(match.awayTeam, match.competition.id).name,
  };
  const facts = [
    competitionName(match.competition),
    roundWords.roundOf(match),
    `${dayFull(osloDayOf(match.utcKickoff))}, ${match.isTimeSet ? time(match.utcKickoff) : t(($) => $.results.label.timeNotSet)}`,
    match.venue,
    referee === null ? null : `${t(($) => $.matchDetail.info.referee)}: ${referee}`,
    match.simulated ? t(($) => $.results.simulated) : null,
  ].filter((fact) => fact !== null);
  return (
    <Sheet data-printed>
      <OnPaper />
      <h1>
        <span>{names.home}</span>
        <b>{score === null ? '–' : `${score.home}–${score.away}`}</b>
        <span>{names.away}</span>
      </h1>
      {score !== null && score.penalties !== null && (
        <p>{t(($) => $.results.label.penalties, { home: score.penalties.home, away: score.penalties.away })}</p>
      )}
      <p>
        {t(($) => $.matchDetail.status[match.status])} · {facts.join(' · ')}
      </p>
      {events.length > 0 && (
        <section>
          <h2>{t(($) => $.matchDetail.tabs.report)}</h2>
          <ol>
            {events.map((event) => {
              const { kind, player, remark } = wordsOf(event);
              const on = event.type === 'SUBSTITUTION' ? event.assistName : null;
              const isCancelled = event.type === 'GOAL' && event.cancelled;
              return (
                <li key={event.id}>
                  <b>{eventMinute(event)}</b>
                  <span>
                    {kind}, {names[event.teamSide]}: {isCancelled ? <s>{player}</s> : player}
                    {on !== null && ` → ${on}`}
                    {remark !== null && remark !== kind && ` (${remark})`}
                    {isCancelled && ` (${t(($) => $.commonLater.cancelledByVar)})`}
                  </span>
                </li>
              );
            })}
          </ol>
        </section>
      )}
      {sides.some((side) => hasLineUp(lineUps[side])) && (
        <section>
          <h2>{t(($) => $.matchDetail.tabs['line-up'])}</h2>
          <Sides>
            {sides.map((side) => (
              <PrintedSide key={side} name={names[side]} side={side} report={report} />
            ))}
          </Sides>
        </section>
      )}
      <footer>
        {product} · {address}
      </footer>
    </Sheet>
  );
}

interface PrintedSideProps {
  readonly name: string;
  readonly side: Side;
  readonly report: MatchReport;
}

function PrintedSide({ name, side, report: { events, lineUps } }: PrintedSideProps) {
  const { t } = useWords();
  const { phrases } = useFormats();
  const { formation, lineup, bench } = lineUps[side];
  const { on, off } = substitutionMarks(events, side);
  const named = ({ name: player, shirtNumber }: (typeof lineup)[number]): string => {
    const changes = [off.get(player), on.get(player)].flatMap((change, place) =>
      change === undefined ? [] : [`${place === 0 ? '▼' : '▲'}${eventMinute(change)}`],
    );
    return [shirtNumber, player, ...changes].filter((part) => part !== null).join(' ');
  };
  return (
    <div>
      <h3>{formation === null ? name : `${name} (${formation})`}</h3>
      <p>{phrases(lineup.map(named))}</p>
      {bench.length > 0 && (
        <p>
          <b>{t(($) => $.lineUp.bench)}:</b> {phrases(bench.map(named))}
        </p>
      )}
    </div>
  );
}

/** Hides the page and shows the sheet when printing. */
const OnPaper = createGlobalStyle`
  @media print {
    @page { size: A4; margin: 14mm; }
    body { background: #fff; }
    body > :not([data-printed]) { display: none !important; }
  }
`;

const Sheet = styled.article`
  display: none;

  @media print {
    display: block;
    background: #fff;
    color: #000;
    font-size: 9.5pt;
    line-height: 1.35;
  }

  & > h1 {
    display: grid;
    grid-template-columns: 1fr auto 1fr;
    align-items: baseline;
    gap: 5mm;
    padding-bottom: 3mm;
    border-bottom: 1.5pt solid #000;
    font-size: 20pt;
    font-weight: 800;
    line-height: 1.1;
  }
  & > h1 > :first-child {
    text-align: right;
  }
  & > h1 > b {
    font-size: 26pt;
    font-variant-numeric: tabular-nums;
  }
  & > p {
    margin-top: 2mm;
    text-align: center;
  }
  & h2 {
    margin-top: 5mm;
    border-bottom: 0.5pt solid #000;
    font-size: 12pt;
    font-weight: 700;
  }
  & h3 {
    margin-top: 2mm;
    font-weight: 700;
  }
  & ol {
    margin-top: 2mm;
    columns: 2;
    column-gap: 8mm;
  }
  & li {
    display: grid;
    grid-template-columns: 13mm 1fr;
    break-inside: avoid;
  }
  & li > b {
    font-variant-numeric: tabular-nums;
  }
  & footer {
    margin-top: 6mm;
    color: #444;
    font-size: 8pt;
    text-align: center;
  }
`;

const Sides = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 8mm;
`;
