import { type ReactNode, useState } from 'react';
import { FollowButton } from '../../follows/FollowButton/FollowButton.tsx';
import { useWords } from '../../i18n/useWords.ts';
import { PageHead } from '../PageHead.tsx';
import { PageColumn, PageParts } from '../PageParts.ts';
import { PagePart } from '../PagePart.tsx';
import { PageState } from '../PageState.tsx';
import { EmptyStand } from '../../primitives/EmptyStand/EmptyStand.tsx';
import { Tabs } from '../../primitives/Tabs/Tabs.tsx';
import { ScreenHeader } from '../../screen/ScreenHeader/ScreenHeader.tsx';
import { useCompetitionName } from '../../teamFaces/useCompetitionName.ts';
import { CompetitionCrest } from '../../teamFaces/CompetitionCrest.tsx';
import { useHasRail } from '../../theme/useHasRail.ts';
import type { CompetitionPageView } from './CompetitionPageView.ts';
import { Rounds } from './Rounds.tsx';
import { LeftOut } from '../../standings/LeftOut.tsx';
import { Scorers } from './Scorers.tsx';

type Part = 'rounds' | 'table' | 'scorers';

/**
 * The page of a competition with its rounds, its table and its top scorers: side by side on a desktop, below each other
 * on a tablet, in tabs on a phone. Each part loads independently.
 */
export function CompetitionPage({ view }: { readonly view: CompetitionPageView }) {
  const { t } = useWords();
  const title = t(($) => $.competitionPage.title);
  switch (view.status) {
    case 'loading':
      return <PageState title={title} state={{ status: 'loading', text: t(($) => $.competitionPage.loading) }} />;
    case 'error':
      return (
        <PageState
          title={title}
          state={{
            status: 'error',
            text: t(($) => $.competitionPage.error, { message: view.message }),
            onRetry: () => view.onRetry(),
          }}
        />
      );
    case 'not-found':
      return (
        <PageState
          title={title}
          state={{ status: 'not-found', text: t(($) => $.competitionPage.notFound), resultsHref: view.resultsHref }}
        />
      );
    case 'ready':
      return <Ready view={view} />;
  }
}

function Ready({ view }: { readonly view: Extract<CompetitionPageView, { status: 'ready' }> }) {
  const { t } = useWords();
  const { competition } = view;
  const name = useCompetitionName()(competition);
  const hasRail = useHasRail();
  const [shown, show] = useState<Part>('rounds');
  const titles: Readonly<Record<Part, string>> = {
    rounds: t(($) => $.competitionPage.rounds.title),
    table: t(($) => $.commonLater.table),
    scorers: t(($) => $.competitionPage.scorers.title),
  };
  const parts: Readonly<Record<Part, ReactNode>> = {
    rounds: (
      <PagePart title={titles.rounds} titleHidden={!hasRail} part={view.rounds} rows={8} rowHeight={70}>
        {(rounds) =>
          rounds === null ? (
            <EmptyStand title={t(($) => $.commonLater.noFixtures)} />
          ) : (
            <Rounds view={rounds} today={view.today} hrefOf={(match) => view.matchHref(match)} />
          )
        }
      </PagePart>
    ),
    table: (
      <PagePart title={titles.table} titleHidden={!hasRail} part={{ status: 'ready', value: view.table }}>
        {(table) => table}
      </PagePart>
    ),
    scorers: (
      <PagePart title={titles.scorers} titleHidden={!hasRail} part={view.scorers} rows={5}>
        {(scorers) =>
          scorers.length === 0 ? (
            <EmptyStand title={t(($) => $.competitionPage.scorers.none)} />
          ) : (
            <>
              <Scorers scorers={scorers} competition={competition.id} teamHref={(team) => view.teamHref(team)} />
              {view.leavesScorersOut && <LeftOut />}
            </>
          )
        }
      </PagePart>
    ),
  };
  return (
    <>
      <ScreenHeader title={name} inHead strip={null} link={null} />
      <PageHead
        crest={<CompetitionCrest competition={competition} size={56} />}
        name={name}
        actions={<FollowButton name={name} view={view.follow} />}
      />
      {hasRail ? (
        <PageParts>
          <PageColumn>{parts.rounds}</PageColumn>
          <PageColumn>
            {parts.table}
            {parts.scorers}
          </PageColumn>
        </PageParts>
      ) : (
        <Tabs<Part>
          label={name}
          value={shown}
          onChange={show}
          tabs={(['rounds', 'table', 'scorers'] as const).map((part) => ({
            value: part,
            name: titles[part],
            content: parts[part],
          }))}
        />
      )}
    </>
  );
}
