import { MessageCircle } from 'lucide-react';
import { FollowButton } from '../../follows/FollowButton/FollowButton.tsx';
import { useWords } from '../../i18n/useWords.ts';
import { PageHead } from '../PageHead.tsx';
import { PageColumn, PageParts } from '../PageParts.ts';
import { PagePart } from '../PagePart.tsx';
import { PageState } from '../PageState.tsx';
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx';
import { Crest } from '../../primitives/Crest/Crest.tsx';
import { EmptyStand } from '../../primitives/EmptyStand/EmptyStand.tsx';
import { DatedMatches } from '../DatedMatches/DatedMatches.tsx';
import { ScreenHeader } from '../../screen/ScreenHeader/ScreenHeader.tsx';
import { useTeamFaces } from '../../teamFaces/useTeamFaces.ts';
import { TablePlaces } from './TablePlaces.tsx';
import { ProgrammeSkeleton } from './ProgrammeSkeleton.tsx';
import { Squad } from './Squad.tsx';
import { TeamStanding } from './TeamStanding.tsx';
import type { TeamPageView } from './TeamPageView.ts';

/**
 * The page of a team: its fixtures, its results, its places in the tables and its squad. Each part loads independently.
 */
export function TeamPage({ view }: { readonly view: TeamPageView }) {
  const { t } = useWords();
  switch (view.status) {
    case 'loading':
      return (
        <PageState
          title={t(($) => $.teamPage.title)}
          state={{ status: 'loading', text: t(($) => $.commonLater.loadingTeam) }}
        />
      );
    case 'error':
      return (
        <PageState
          title={t(($) => $.teamPage.title)}
          state={{
            status: 'error',
            text: t(($) => $.teamPage.error, { message: view.message }),
            onRetry: () => view.onRetry(),
          }}
        />
      );
    case 'not-found':
      return (
        <PageState
          title={t(($) => $.teamPage.title)}
          state={{ status: 'not-found', text: t(($) => $.teamPage.notFound), resultsHref: view.resultsHref }}
        />
      );
    case 'ready':
      return <Ready view={view} />;
  }
}

function Ready({ view }: { readonly view: Extract<TeamPageView, { status: 'ready' }> }) {
  const { t } = useWords();
  const face = useTeamFaces()(view.team, null);
  const { name } = face;
  const notes = [
    ...(view.venue === null ? [] : [t(($) => $.teamPage.venue, { venue: view.venue })]),
    ...(view.coach === null ? [] : [t(($) => $.teamPage.coach, { coach: view.coach })]),
  ];
  const matches = (title: string, none: string, of: 'fixtures' | 'results') => (
    <PagePart title={title} part={view.programme}>
      {(programme) =>
        programme[of].length === 0 ? (
          <EmptyStand title={none} />
        ) : (
          <DatedMatches matches={programme[of]} today={view.today} hrefOf={(match) => view.matchHref(match)} />
        )
      }
    </PagePart>
  );
  return (
    <>
      <ScreenHeader title={name} inHead strip={null} link={null} />
      <PageHead
        crest={<Crest owner={face.owner} image={face.image} size={56} />}
        name={name}
        note={
          <>
            <TeamStanding places={view.places} programme={view.programme} />
            {notes.join(' · ')}
          </>
        }
        actions={
          <>
            <FollowButton name={name} view={view.follow} />
            <ButtonLink variant="pitch" small href={view.chatHref}>
              <MessageCircle aria-hidden />
              {t(($) => $.teamPage.chat)}
            </ButtonLink>
          </>
        }
      />
      <PageParts>
        <PageColumn>
          {view.programme.status === 'loading' ? (
            <ProgrammeSkeleton />
          ) : (
            <>
              {view.programme.status === 'ready' && view.programme.value.live.length > 0 && (
                <PagePart title={t(($) => $.commonLater.inPlay)} part={view.programme}>
                  {({ live }) => (
                    <DatedMatches matches={live} today={view.today} hrefOf={(match) => view.matchHref(match)} />
                  )}
                </PagePart>
              )}
              {matches(
                t(($) => $.teamPage.fixtures.title),
                t(($) => $.commonLater.noFixtures),
                'fixtures',
              )}
              {matches(
                t(($) => $.teamPage.played.title),
                t(($) => $.teamPage.played.none),
                'results',
              )}
            </>
          )}
        </PageColumn>
        <PageColumn>
          <PagePart title={t(($) => $.teamPage.place.title)} part={view.places} rows={1} rowHeight={64}>
            {(places) => <TablePlaces places={places} />}
          </PagePart>
          <PagePart title={t(($) => $.teamPage.squad.title)} part={{ status: 'ready', value: view.squad }}>
            {(players) => <Squad players={players} />}
          </PagePart>
        </PageColumn>
      </PageParts>
    </>
  );
}
