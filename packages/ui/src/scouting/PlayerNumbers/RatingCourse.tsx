import type { RatedMatch } from '@tribunen/domain';
import { useId } from 'react';
import styled from 'styled-components';
import { useFormats } from '../../i18n/useFormats.ts';
import { useWords } from '../../i18n/useWords.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { theme } from '../../theme/theme.ts';
import type { RatingCourseView } from '../ScoutingView.ts';
import { CourseChart } from './CourseChart.tsx';
import { numbersTable } from './numbersTable.ts';
import { useWrittenStars } from './useWrittenStars.ts';
import { WhoHeadings } from './WhoHeadings.tsx';

/** The number of matches that are shown. */
const shown = 8;

/** A player's overall stars from match to match: a small chart, and the same in figures (SCOUT-14). */
export function RatingCourse({ view }: { readonly view: RatingCourseView }) {
  const { t } = useWords();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Title id={id}>{t(($) => $.scouting.course.title)}</Title>
      <Content view={view} titleId={id} />
    </section>
  );
}

function Content({ view, titleId }: { readonly view: RatingCourseView; readonly titleId: string }) {
  const { t } = useWords();
  switch (view.status) {
    case 'loading':
      return <Note role="status">{t(($) => $.commonLater.loading)}</Note>;
    case 'error':
      return (
        <Failed role="alert">
          <Note>{t(($) => $.commonLater.ratingsFailed)}</Note>
          <Button variant="line" small onClick={() => view.onRetry()}>
            {t(($) => $.common.tryAgain)}
          </Button>
        </Failed>
      );
    case 'ready':
      return view.matches.length === 0 ? (
        <Note>{t(($) => $.scouting.course.empty)}</Note>
      ) : (
        <Course matches={view.matches.slice(0, shown)} titleId={titleId} />
      );
  }
}

function Course({ matches, titleId }: { readonly matches: readonly RatedMatch[]; readonly titleId: string }) {
  const { t } = useWords();
  const { dateInFigures } = useFormats();
  const written = useWrittenStars();
  return (
    <>
      {matches.length > 1 && <CourseChart matches={matches.toReversed()} />}
      <Table aria-labelledby={titleId}>
        <thead>
          <tr>
            <th scope="col">{t(($) => $.scouting.course.date)}</th>
            <WhoHeadings />
          </tr>
        </thead>
        <tbody>
          {matches.map(({ matchId, ratedAt, mine, friends, everybody }) => (
            <tr key={matchId}>
              <th scope="row">{dateInFigures(ratedAt)}</th>
              <td>{written(mine)}</td>
              <td>{written(friends?.average)}</td>
              <td>{written(everybody.average)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  );
}

const Title = styled.h2`
  padding-bottom: ${theme.space[2]};
  font-size: ${theme.font.size.lg};
  font-weight: ${theme.font.weight.bold};
  letter-spacing: ${theme.font.track.snug};
`;

const Note = styled.p`
  color: ${theme.colour.text2};
`;

const Failed = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]};
`;

const Table = styled.table`
  ${numbersTable}
`;
