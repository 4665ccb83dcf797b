import type { Team } from '@tribunen/domain';
import styled from 'styled-components';
import { useWords } from '../../i18n/useWords.ts';
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx';
import { EmptyStand } from '../../primitives/EmptyStand/EmptyStand.tsx';
import { LoadingRows } from '../../screen/LoadingRows.tsx';
import { PageLink } from '../../links/PageLink.tsx';
import { PlayerName } from '../../links/PlayerName.tsx';
import { DataAgePlace } from '../../screen/DataAgePlace.tsx';
import { ScreenBody } from '../../screen/ScreenBody/ScreenBody.ts';
import { ScreenHeader } from '../../screen/ScreenHeader/ScreenHeader.tsx';
import { useTeamFaces } from '../../teamFaces/useTeamFaces.ts';
import { listColumn, sideColumn } from '../../theme/columns.ts';
import { softTop } from '../../theme/softTop.ts';
import { theme } from '../../theme/theme.ts';
import { AverageLine } from '../AverageLine.tsx';
import { PlayerHeader } from '../PlayerHeader/PlayerHeader.tsx';
import { ComparedTable } from '../PlayerNumbers/ComparedTable.tsx';
import { RatingCourse } from '../PlayerNumbers/RatingCourse.tsx';
import { RatingCard } from '../RatingCard/RatingCard.tsx';
import type { ScoutingView } from '../ScoutingView.ts';
import { SignInToRate } from '../SignInToRate.tsx';
import { SquadPicker } from '../SquadPicker/SquadPicker.tsx';
import { TeamRating } from '../TeamRating/TeamRating.tsx';
import { TopPlayers } from '../TopPlayers/TopPlayers.tsx';
import { LoadFailed } from '../../primitives/LoadFailed/LoadFailed.tsx';

/**
 * The players of a team: their ratings, the best three, and the chat about them. On a desktop the players, the chosen one
 * and the rest are side by side.
 */
export function ScoutingScreen({ view }: { readonly view: ScoutingView }) {
  const { t } = useWords();
  return (
    <>
      <ScreenHeader title={t(($) => $.shell.tabs.scouting)} strip={null} linkUnderTitle link={<DataAgePlace />} />
      <Content view={view} />
    </>
  );
}

function Content({ view }: { readonly view: ScoutingView }) {
  const { t } = useWords();
  switch (view.status) {
    case 'loading':
      return (
        <LoadingRows
          text={view.what === 'teams' ? t(($) => $.commonLater.loadingTeams) : t(($) => $.scouting.loadingMatch)}
        />
      );
    case 'not-found':
      return (
        <ScreenBody>
          <EmptyStand
            title={t(($) => $.common.matchNotFound)}
            action={<ButtonLink href={view.scoutingHref}>{t(($) => $.scouting.matchNotFound.action)}</ButtonLink>}
          />
        </ScreenBody>
      );
    case 'error':
      return (
        <ScreenBody>
          <LoadFailed title={t(($) => $.scouting.matchFailed)} onRetry={() => view.onRetry()} />
        </ScreenBody>
      );
    case 'ready':
      return <Panes view={view} />;
  }
}

type ReadyView = Extract<ScoutingView, { status: 'ready' }>;

function Panes({ view }: { readonly view: ReadyView }) {
  const { t } = useWords();
  const { teams, team, match, squad, wholeTeamHref, chosen, content, top, chat } = view;
  const name = useTeamFaces()(team, null).name;
  return (
    <Root>
      <Squad>
        {/* The key closes the open list once the user has chosen from it. */}
        <SquadPicker key={`${team.id} ${chosen}`} {...{ teams, team, match, squad, wholeTeamHref, chosen }} />
      </Squad>
      <Chosen>
        <ChosenContent content={content} wholeTeamHref={wholeTeamHref} team={name} of={team} />
      </Chosen>
      <Rest>
        <Top>
          <TopPlayers view={top} team={name} />
        </Top>
        {chat !== null && <Talk aria-label={t(($) => $.scouting.chat, { team: name })}>{chat}</Talk>}
      </Rest>
    </Root>
  );
}

interface ChosenContentProps extends Pick<ReadyView, 'content' | 'wholeTeamHref'> {
  /** The team's name. */
  readonly team: string;
  readonly of: Team;
}

function ChosenContent({ content, wholeTeamHref, team, of }: ChosenContentProps) {
  const { t } = useWords();
  switch (content.kind) {
    case 'none':
      return (
        <Unchosen>
          <EmptyStand
            title={t(($) => $.scouting.player, { team })}
            hint={t(($) => $.scouting.playerHint)}
            {...(wholeTeamHref !== null && {
              action: <ButtonLink href={wholeTeamHref}>{t(($) => $.scouting.whole.open)}</ButtonLink>,
            })}
          />
        </Unchosen>
      );
    case 'not-found':
      return (
        <Sections>
          <EmptyStand
            title={t(($) => $.scouting.playerNotFound.title)}
            hint={t(($) => $.scouting.playerNotFound.hint, { team })}
          />
        </Sections>
      );
    case 'team':
      return (
        <Sections>
          <TeamRating team={team} view={content.rating} />
        </Sections>
      );
    case 'player': {
      const { player, average, card, compared, course } = content;
      return (
        <>
          <PlayerHeader player={player} team={team} average={average} />
          <Sections>
            {card.status === 'sign-in' ? (
              <>
                <BelowDesktop>
                  <AverageLine average={average} look="line" />
                </BelowDesktop>
                <SignInToRate href={card.signInHref} />
              </>
            ) : (
              <RatingCard key={player.id} player={player.name} average={average} view={card} />
            )}
          </Sections>
          <Roads>
            <PlayerName player={{ ...player, number: player.shirtNumber, team: of }}>
              {t(($) => $.scouting.about, { name: player.name })}
            </PlayerName>
            <PageLink to={{ team: of }}>{t(($) => $.scouting.about, { name: team })}</PageLink>
          </Roads>
          <Numbers>
            {compared !== null && <ComparedTable compared={compared} />}
            <RatingCourse view={course} />
          </Numbers>
        </>
      );
    }
  }
}

/**
 * From the desktop's width there are three panes, each of which scrolls; on a tablet there are two, with the picker above the
 * chosen player; on a phone there is one page, with the podium right after the stars.
 */
const Root = styled.div`
  display: flex;
  flex-direction: column;

  ${theme.media.sideChat} {
    display: grid;
    grid-template: 'squad rest' auto 'chosen rest' minmax(0, 1fr) / minmax(0, 1fr) ${sideColumn};
    height: calc(var(--page-height) - ${theme.size.topBar} - ${theme.chalkWidth});
    margin-bottom: calc(-1 * ${theme.space[6]});
  }
  ${theme.media.desktop} {
    /* A small desktop gives the stars more room than the names. */
    grid-template: 'squad chosen rest' minmax(0, 1fr) / 272px minmax(0, 1fr) 352px;
  }
  ${theme.media.wide} {
    grid-template-columns: ${listColumn} minmax(0, 1fr) ${sideColumn};
  }
`;

const Squad = styled.div`
  ${theme.media.sideChat} {
    grid-area: squad;
  }
  ${theme.media.desktop} {
    min-height: 0;
    border-right: ${theme.chalkWidth} solid ${theme.colour.marking};
  }
`;

const Chosen = styled.div`
  display: contents;

  ${theme.media.sideChat} {
    position: relative;
    display: block;
    grid-area: chosen;
    min-width: 0;
    min-height: 0;
    overflow-y: auto;
    overscroll-behavior: contain;
  }
`;

const Rest = styled.div`
  display: contents;

  ${theme.media.sideChat} {
    display: flex;
    flex-direction: column;
    grid-area: rest;
    min-width: 0;
    min-height: 0;
    border-left: ${theme.chalkWidth} solid ${theme.colour.marking};
  }
`;

const Top = styled.div`
  flex: none;
  padding: ${theme.space[4]} ${theme.space.gutter};
`;

/** The chat has its own scroll bar. On a phone it is last on the page, and fills the screen once the page is scrolled to the end. */
const Talk = styled.section`
  order: 2;
  height: max(20rem, calc(var(--page-height) - ${theme.size.topBar}));
  margin-bottom: calc(-1 * ${theme.space[6]});
  border-top: ${theme.chalkWidth} solid ${theme.colour.marking};

  & [role='log'] {
    ${softTop}
  }
  ${theme.media.sideChat} {
    flex: 1;
    height: auto;
    margin-bottom: 0;
    min-height: 0;
  }
`;

const Sections = styled.div`
  display: grid;
  gap: ${theme.space[6]};
  padding: ${theme.space[4]} ${theme.space.gutter};
`;

/**
 * On a phone the best players and the chat must be in view below this empty state, so only its button is left there: the button
 * above already asks for a player.
 */
const Unchosen = styled(Sections)`
  @media (max-width: 767.98px) {
    padding-block: 0;

    &:not(:has(a)) {
      display: none;
    }
    & > div {
      padding-block: 0;
      border: 0;
      background: none;
    }
    & svg,
    & p {
      display: none;
    }
  }
`;

/** The links from the ratings to the player's card and to the page of the team. */
const Roads = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space[6]};
  /* Each link is as high as a finger, which is gap enough. */
  margin-top: calc(-1 * ${theme.space[2]});
  padding: 0 ${theme.space.gutter};
  color: ${theme.colour.turf};
  font-weight: ${theme.font.weight.medium};

  & > * {
    flex: none;
    max-width: 100%;
    min-height: ${theme.touch};
    align-items: center;
  }
`;

/** Hidden on a desktop, where the player's header shows the average. */
const BelowDesktop = styled.div`
  ${theme.media.desktop} {
    display: none;
  }
`;

const Numbers = styled.div`
  display: grid;
  order: 1;
  gap: ${theme.space[6]};
  padding: ${theme.space[4]} ${theme.space.gutter};

  ${theme.media.wide} {
    grid-template-columns: 1fr 1fr;
    align-items: start;
  }
`;
