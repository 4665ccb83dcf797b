import styled from 'styled-components';
import { useWords } from '../../i18n/useWords.ts';
import { MatchHeaderSkeleton } from '../../match/MatchHeader/MatchHeaderSkeleton.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx';
import { EmptyStand } from '../../primitives/EmptyStand/EmptyStand.tsx';
import { Tabs } from '../../primitives/Tabs/Tabs.tsx';
import { DataAgePlace } from '../../shell/DataAge/DataAgePlace.tsx';
import { ScreenBody } from '../../shell/ScreenBody/ScreenBody.ts';
import { ScreenHeader } from '../../shell/ScreenHeader/ScreenHeader.tsx';
import { useTeamFaces } from '../../teams/useTeamFaces.ts';
import { DetailHeader } from '../DetailHeader/DetailHeader.tsx';
import type { MatchDetailView } from './MatchDetailView.ts';

/**
 * One match, opened: its header, and behind tabs what happened, who plays and where the two stand.
 *
 * @example
 * <MatchDetailScreen view={{ ...frame, status: 'not-found', resultsHref: '/results' }} />
 */
export function MatchDetailScreen({ view }: { readonly view: MatchDetailView }) {
  const { t } = useWords();
  const faceOf = useTeamFaces();
  const match = view.status === 'not-found' ? null : view.match;
  const title =
    match === null
      ? t(($) => $.shell.tabs.match)
      : t(($) => $.matchDetail.title, {
          home: faceOf(match.homeTeam, match.competition.id).name,
          away: faceOf(match.awayTeam, match.competition.id).name,
        });
  return (
    <>
      <ScreenHeader title={title} spokenBelowDesktop strip={null} link={<DataAgePlace />} />
      <Panes>
        {view.list !== null && <List>{view.list}</List>}
        <Main>
          <Content view={view} />
        </Main>
        {view.chat !== null && <Chat>{view.chat}</Chat>}
      </Panes>
    </>
  );
}

function Content({ view }: { readonly view: MatchDetailView }) {
  const { t } = useWords();
  switch (view.status) {
    case 'loading':
      return view.match === null ? <MatchHeaderSkeleton /> : <DetailHeader match={view.match} back={view.back} />;
    case 'error':
      return (
        <ScreenBody role="alert">
          <EmptyStand
            title={t(($) => $.matchDetail.error)}
            action={<Button onClick={() => view.onRetry()}>{t(($) => $.matchDetail.retry)}</Button>}
          />
        </ScreenBody>
      );
    case 'not-found':
      return (
        <ScreenBody>
          <EmptyStand
            title={t(($) => $.match.notFound)}
            action={<ButtonLink href={view.resultsHref}>{t(($) => $.match.results)}</ButtonLink>}
          />
        </ScreenBody>
      );
    case 'ready':
      return (
        <>
          {view.header}
          {view.scrubber}
          {view.tabs.length > 0 && (
            <Tabs
              label={t(($) => $.matchDetail.tabs.label)}
              value={view.chosenTab}
              onChange={view.onTab}
              tabs={view.tabs.map(({ tab, content }) => ({
                value: tab,
                name: t(($) => $.matchDetail.tabs[tab]),
                content,
              }))}
            />
          )}
        </>
      );
  }
}

const Panes = styled.div``;
const List = styled.div``;
const Main = styled.div``;
const Chat = styled.div``;
