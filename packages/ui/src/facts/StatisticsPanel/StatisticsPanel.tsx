import { type Match, type MatchStatistics, type Side, type StatisticBar, statisticBars } from '@tribunen/domain';
import { useId } from 'react';
import styled from 'styled-components';
import { useFormats } from '../../i18n/useFormats.ts';
import { useWords } from '../../i18n/useWords.ts';
import { minuteText } from '../../matchWords/minuteText.ts';
import { useTeamFaces } from '../../teamFaces/useTeamFaces.ts';
import { theme } from '../../theme/theme.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';

interface StatisticsPanelProps {
  readonly match: Pick<Match, 'homeTeam' | 'awayTeam'> & { readonly competition: Match['competition'] | null };
  readonly statistics: MatchStatistics;
}

/**
 * The statistics of a match: a row for each, with the home side's figure to the left and the away side's to the right. For screen readers
 * each row is a sentence: «Ballbesittelse: Brann 61 %, Viking 39 %».
 */
export function StatisticsPanel({ match, statistics }: StatisticsPanelProps) {
  const { t } = useWords();
  const { ordinal, number, oneDecimal, percent } = useFormats();
  const faceOf = useTeamFaces();
  const heading = useId();
  const competition = match.competition?.id ?? null;
  const names = { home: faceOf(match.homeTeam, competition).name, away: faceOf(match.awayTeam, competition).name };
  const { clock } = statistics;
  const figureOf = ({ key, ...figure }: StatisticBar, side: Side): string => {
    if (key === 'possession') return percent(figure[side] / 100);
    return key === 'xg' ? oneDecimal(figure[side]) : number(figure[side]);
  };
  return (
    <Panel aria-labelledby={heading}>
      <Head>
        <h3 id={heading}>{t(($) => $.facts.statistics.title)}</h3>
        {clock !== null && (
          <Minute>
            {clock.injuryTime === null
              ? t(($) => $.facts.statistics.minute, { minute: ordinal(clock.minute) })
              : minuteText(clock.minute, clock.injuryTime)}
          </Minute>
        )}
      </Head>
      <Teams aria-hidden>
        <span>{names.home}</span>
        <span>{names.away}</span>
      </Teams>
      <Rows>
        {statisticBars(statistics).map((bar) => {
          const { key } = bar;
          const name =
            key === 'xg' || key === 'shots'
              ? t(($) => $.facts.compared.facts[key])
              : t(($) => $.facts.statistics.figures[key]);
          const figures = { home: figureOf(bar, 'home'), away: figureOf(bar, 'away') };
          return (
            <Row key={bar.key}>
              <Spoken>
                {name}: {names.home} {figures.home}, {names.away} {figures.away}
              </Spoken>
              <Seen aria-hidden>
                <Figure data-more={bar.more === 'home' || undefined}>{figures.home}</Figure>
                <Name>{name}</Name>
                <Figure data-more={bar.more === 'away' || undefined}>{figures.away}</Figure>
                <Bar>
                  {(['home', 'away'] as const).map((side) => (
                    <Half key={side} data-side={side} data-more={bar.more === side || undefined}>
                      <i style={{ transform: `scaleX(${bar.shares[side]})` }} />
                    </Half>
                  ))}
                </Bar>
              </Seen>
            </Row>
          );
        })}
      </Rows>
    </Panel>
  );
}

const Panel = styled.section`
  max-width: 720px;
  margin-inline: auto;
`;

const Head = styled.div`
  display: flex;
  gap: ${theme.space[3]};
  align-items: baseline;
  justify-content: space-between;

  & > h3 {
    font-size: ${theme.font.size.lg};
    font-weight: ${theme.font.weight.bold};
  }
`;

const Minute = styled.p`
  color: ${theme.colour.text2};
  font-size: ${theme.font.size.sm};
  white-space: nowrap;
`;

const Teams = styled.div`
  display: flex;
  gap: ${theme.space[4]};
  justify-content: space-between;
  padding-top: ${theme.space[2]};
  font-weight: ${theme.font.weight.bold};

  & > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & > :last-child {
    text-align: right;
  }
`;

const Rows = styled.ul`
  margin: 0;
  padding: ${theme.space[1]} 0 0;
  list-style: none;
`;

const Row = styled.li`
  position: relative;
  padding: ${theme.space[2]} 0;
`;

const Spoken = styled.span`
  ${visuallyHidden}
`;

/** The figures always have the same room, so that the name between them does not move. */
const Seen = styled.div`
  display: grid;
  grid-template-columns: 4.5rem minmax(0, 1fr) 4.5rem;
  gap: ${theme.space[1]} 0;
  align-items: baseline;
`;

const Figure = styled.span`
  color: ${theme.colour.text2};
  font-weight: ${theme.font.weight.medium};
  white-space: nowrap;

  &:nth-of-type(3) {
    text-align: right;
  }
  &[data-more] {
    color: ${theme.colour.text};
    font-weight: ${theme.font.weight.black};
  }
`;

const Name = styled.span`
  color: ${theme.colour.text2};
  font-size: ${theme.font.size.sm};
  text-align: center;
  overflow-wrap: anywhere;
`;

/** Two tracks that meet in the middle: each side's share grows outwards from there. */
const Bar = styled.span`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: 1fr 1fr;
  gap: 2px;
`;

const Half = styled.span`
  height: 6px;
  background: ${theme.colour.line};

  & > i {
    display: block;
    height: 100%;
    background: ${theme.colour.edge};
    transform-origin: left;
  }
  &[data-side='home'] > i {
    transform-origin: right;
  }
  &[data-more] > i {
    background: ${theme.colour.text};
  }
`;
