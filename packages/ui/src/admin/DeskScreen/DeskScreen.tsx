import type { ReportedMessage } from '@tribunen/domain';
import { useState } from 'react';
import styled from 'styled-components';
import { useWords } from '../../i18n/useWords.ts';
import { EmptyStand } from '../../primitives/EmptyStand/EmptyStand.tsx';
import { LoadFailed } from '../../primitives/LoadFailed/LoadFailed.tsx';
import { RowsSkeleton } from '../../primitives/Skeleton/RowsSkeleton.tsx';
import { ScreenBody } from '../../screen/ScreenBody/ScreenBody.ts';
import { ScreenHeader } from '../../screen/ScreenHeader/ScreenHeader.tsx';
import { theme } from '../../theme/theme.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';
import { DeskLog } from './DeskLog.tsx';
import { DeskQuestion, type DeskQuestionView } from './DeskQuestion.tsx';
import type { DeskView } from './DeskView.ts';
import { InForce } from './InForce.tsx';
import { ReportCard } from './ReportCard.tsx';

/**
 * The administrators' screen: the reported messages, the possible actions, and the log of past actions (DESK-4, DESK-5,
 * DESK-6).
 */
export function DeskScreen({ view }: { readonly view: DeskView }) {
  const { t } = useWords();
  return (
    <>
      <ScreenHeader title={t(($) => $.commonLater.desk)} strip={null} link={null} />
      <ScreenBody>
        <Content view={view} />
      </ScreenBody>
    </>
  );
}

function Content({ view }: { readonly view: DeskView }) {
  const { t } = useWords();
  switch (view.status) {
    case 'loading':
      return (
        <div role="status">
          <Unseen>{t(($) => $.desk.loading)}</Unseen>
          <RowsSkeleton rows={4} rowHeight={120} />
        </div>
      );
    case 'error':
      return <LoadFailed title={t(($) => $.desk.failed)} hint={view.message} onRetry={() => view.onRetry()} />;
    case 'ready':
      return <Ready {...view} />;
  }
}

function Ready(view: Extract<DeskView, { status: 'ready' }>) {
  const { desk, isOnline, isBusy, problem, actions } = view;
  const { t } = useWords();
  const [question, setQuestion] = useState<DeskQuestionView | null>(null);
  const canAct = isOnline && !isBusy;
  const waiting = desk.reports.filter(({ settledAt }) => settledAt === null);
  const settled = desk.reports.filter(({ settledAt }) => settledAt !== null);
  const cards = (reports: readonly ReportedMessage[]) => (
    <Cards>
      {reports.map((reported) => (
        <ReportCard key={reported.id} {...{ reported, canAct, actions }} onAsk={setQuestion} />
      ))}
    </Cards>
  );
  return (
    <Column>
      <Notice role="status">{!isOnline && t(($) => $.desk.offline)}</Notice>
      <Notice role="alert">{problem !== null && t(($) => $.desk.notDone, { message: problem })}</Notice>
      <section aria-labelledby="desk-reports">
        <h2 id="desk-reports">{t(($) => $.desk.reports)}</h2>
        {waiting.length === 0 ? (
          <EmptyStand title={t(($) => $.desk.none.title)} hint={t(($) => $.desk.none.hint)} />
        ) : (
          cards(waiting)
        )}
      </section>
      <InForce {...{ desk, canAct, actions }} />
      {settled.length > 0 && (
        <section aria-labelledby="desk-settled">
          <h2 id="desk-settled">{t(($) => $.desk.settled)}</h2>
          {cards(settled)}
        </section>
      )}
      <DeskLog log={desk.log} />
      {question !== null && <DeskQuestion {...{ question, actions }} onClose={() => setQuestion(null)} />}
    </Column>
  );
}

const Unseen = styled.span`
  ${visuallyHidden}
`;

const Column = styled.div`
  display: grid;
  gap: ${theme.space[6]};
  max-width: 760px;

  & h2 {
    margin-bottom: ${theme.space[3]};
    font-size: ${theme.font.size.lg};
    font-weight: ${theme.font.weight.bold};
  }
`;

const Notice = styled.p`
  color: ${theme.colour.live};
  font-weight: ${theme.font.weight.medium};
  overflow-wrap: anywhere;

  &:empty {
    ${visuallyHidden}
  }
`;

const Cards = styled.div`
  display: grid;
  gap: ${theme.space[4]};
`;
