import { type MatchId, type MatchReport, matchTabs, toMatchId } from '@tribunen/domain';
import { type BackView, DetailHeader, MatchDetailScreen } from '@tribunen/ui';
import { Suspense, useMemo, useState } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { matchTabParameter, paths } from '../../routes/paths.ts';
import { matchTabBodies, matchTabWords } from './matchTabBodies.ts';
import { Scrubber } from './Scrubber.ts';
import { ScrubberStore } from './ScrubberStore.ts';
import { useMatchDetail } from './useMatchDetail.ts';

/** The screen of the match that the address names. */
export function MatchDetailContainer() {
  const { matchId = null } = useParams();
  const id = toMatchId(matchId);
  const back = useBack();
  if (id === null) {
    return (
      <MatchDetailScreen view={{ back, list: null, chat: null, status: 'not-found', resultsHref: paths.results }} />
    );
  }
  return <OpenedMatch key={id} id={id} back={back} />;
}

function OpenedMatch({ id, back }: { readonly id: MatchId; readonly back: BackView }) {
  const detail = useMatchDetail(id);
  const [scrubber] = useState(() => new ScrubberStore(null));
  const frame = { back, list: null, chat: null };
  const tabs = useMatchTabs(detail.status === 'open' ? detail.report : null);
  switch (detail.status) {
    case 'loading':
      return <MatchDetailScreen view={{ ...frame, ...detail }} />;
    case 'failed':
      return <MatchDetailScreen view={{ ...frame, ...detail, status: 'error' }} />;
    case 'not-found':
      return <MatchDetailScreen view={{ ...frame, status: 'not-found', resultsHref: paths.results }} />;
    case 'open': {
      const { match } = detail.report;
      return (
        <Scrubber value={scrubber}>
          <MatchDetailScreen
            view={{
              ...frame,
              ...tabs,
              status: 'ready',
              match,
              header: <DetailHeader match={match} back={back} />,
              scrubber: null,
            }}
          />
        </Scrubber>
      );
    }
  }
}

/** The tabs of a report, with the one that the address names. */
function useMatchTabs(report: MatchReport | null) {
  const [search, setSearch] = useSearchParams();
  const named = search.get(matchTabParameter);
  const offered = useMemo(() => (report === null ? [] : matchTabs(report)), [report]);
  const [first = 'report'] = offered;
  return {
    chosenTab: offered.find((tab) => matchTabWords[tab] === named) ?? first,
    onTab: (tab: (typeof offered)[number]) =>
      setSearch(
        (before) => {
          const after = new URLSearchParams(before);
          if (tab === first) after.delete(matchTabParameter);
          else after.set(matchTabParameter, matchTabWords[tab]);
          return after;
        },
        { replace: true },
      ),
    tabs: offered.map((tab) => {
      const Body = matchTabBodies[tab];
      return {
        tab,
        content:
          report === null ? null : (
            <Suspense>
              <Body match={report} />
            </Suspense>
          ),
      };
    }),
  };
}

/** Back to where the spectator came from; to the results for who came from outside the app. */
function useBack(): BackView {
  const navigate = useNavigate();
  const { key } = useLocation();
  return {
    href: paths.results,
    onBack: (press) => {
      if (key === 'default') return;
      press.preventDefault();
      void navigate(-1);
    },
  };
}
