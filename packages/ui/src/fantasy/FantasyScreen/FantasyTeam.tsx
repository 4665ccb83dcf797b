import { type FantasyGame, fantasyRules, splitSquad } from '@tribunen/domain';
import { useState } from 'react';
import styled from 'styled-components';
import { useWords } from '../../i18n/useWords.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Segments } from '../../primitives/Segments/Segments.tsx';
import { touchlines } from '../../theme/pitchMarkings.ts';
import { theme } from '../../theme/theme.ts';
import { useHasRail } from '../../theme/useHasRail.ts';
import type { FantasyTeamView, SquadPlayerView } from './FantasyView.ts';
import { FriendsLeague } from './FriendsLeague.tsx';
import { RoundSummary } from './RoundSummary.tsx';
import { SquadPitch } from './SquadPitch.tsx';
import { SquadRow } from './SquadRow.tsx';
import { TeamControls, TeamPane, TeamPanes, TeamPart } from './TeamPanes.ts';

const squadLayouts = ['list', 'pitch'] as const;
const layouts = [...squadLayouts, 'league'] as const;
type Layout = (typeof layouts)[number];

interface FantasyTeamProps {
  readonly game: FantasyGame;
  readonly view: FantasyTeamView;
}

/** The team: its gameweek, the eleven and the bench (FANTASY-3), and the league of friends. */
export function FantasyTeam({ game, view }: FantasyTeamProps) {
  const { t } = useWords();
  const hasRail = useHasRail();
  const [chosen, setLayout] = useState<Layout>('list');
  const offered: readonly Layout[] = hasRail ? squadLayouts : layouts;
  const layout = offered.includes(chosen) ? chosen : 'list';
  return (
    <TeamPanes>
      <TeamPane $area="round">
        <RoundSummary game={game} view={view.round} now={() => view.now()} />
      </TeamPane>
      <TeamPane $area="squad">
        <TeamControls>
          <Segments<Layout>
            label={t(($) => $.fantasy.layout.label)}
            labelHidden
            options={offered.map((value) => ({ value, label: t(($) => $.fantasy.layout[value]) }))}
            value={layout}
            onChange={setLayout}
          />
          <Button small variant="line" onClick={() => view.onChangeTeam()}>
            {t(($) => $.fantasy.changeTeam)}
          </Button>
        </TeamControls>
        {layout === 'league' ? (
          <FriendsLeague view={view.league} />
        ) : (
          <Squad key={game} game={game} view={view} layout={layout} />
        )}
      </TeamPane>
      {hasRail && (
        <TeamPane $area="league">
          <FriendsLeague view={view.league} />
        </TeamPane>
      )}
    </TeamPanes>
  );
}

interface SquadProps extends FantasyTeamProps {
  readonly layout: (typeof squadLayouts)[number];
}

function Squad({ game, view, layout }: SquadProps) {
  const { t } = useWords();
  const { starters, bench } = splitSquad(view.squad);
  const round = view.round.status === 'ready' ? view.round : null;
  const chip = round?.chip ?? null;
  const isPreliminary = fantasyRules[game].bonusFigure.certainty === 'preliminary';
  return (
    <>
      <TeamPart>
        <h3 data-seen={layout === 'pitch' && chip === null ? 'from-tablet' : 'always'}>
          {t(($) => $.fantasy.starters, { n: starters.length })}
          {chip !== null && <Chip>{t(($) => $.fantasy.round.chip[chip])}</Chip>}
        </h3>
        {layout === 'list' ? <Rows game={game} players={starters} /> : <SquadPitch game={game} eleven={starters} />}
      </TeamPart>
      {bench.length > 0 && (
        <TeamPart>
          <h3>{t(($) => $.fantasy.bench, { n: bench.length })}</h3>
          <Rows game={game} players={bench} />
        </TeamPart>
      )}
      {round !== null && (round.isInPlay || isPreliminary) && (
        <Note>{t(($) => $.fantasy.round.provisional[game])}</Note>
      )}
    </>
  );
}

function Rows({ game, players }: { readonly game: FantasyGame; readonly players: readonly SquadPlayerView[] }) {
  return (
    <List>
      {players.map((player) => (
        <SquadRow key={player.element} game={game} player={player} />
      ))}
    </List>
  );
}

const List = styled.ul`
  ${touchlines}

  & > li + li {
    border-top: 1px solid ${theme.colour.line};
  }
`;

const Note = styled.p`
  color: ${theme.colour.text2};
  font-size: ${theme.font.size.cap};
`;

const Chip = styled.span`
  padding: 2px ${theme.space[2]};
  border-radius: ${theme.radius.pill};
  background: ${theme.colour.goldSoft};
  color: ${theme.colour.gold};
  font-size: ${theme.font.size.cap};
  font-weight: ${theme.font.weight.bold};
`;
