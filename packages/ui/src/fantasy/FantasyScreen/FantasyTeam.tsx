import { splitSquad } from '@tribunen/domain';
import { LayoutGrid, List as ListIcon } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { useWords } from '../../i18n/useWords.ts';
import { Segments } from '../../primitives/Segments/Segments.tsx';
import { touchlines } from '../../theme/pitchMarkings.ts';
import { theme } from '../../theme/theme.ts';
import type { FantasyTeamView, SquadPlayerView } from './FantasyView.ts';
import { FriendsLeague } from './FriendsLeague.tsx';
import { RoundSummary } from './RoundSummary.tsx';
import { SquadPitch } from './SquadPitch.tsx';
import { SquadRow } from './SquadRow.tsx';

type Layout = 'list' | 'pitch';

/** The team: how the gameweek stands, the eleven and the bench (FANTASY-3), and the league of friends. */
export function FantasyTeam({ view }: { readonly view: FantasyTeamView }) {
  const { t } = useWords();
  const [layout, setLayout] = useState<Layout>('list');
  const { starters, bench } = splitSquad(view.squad);
  return (
    <Panes>
      <Squad>
        <TeamName tabIndex={-1} data-arrival>
          <bdi>{view.teamName}</bdi>
        </TeamName>
        <Segments<Layout>
          label={t(($) => $.fantasy.layout.label)}
          options={[
            { value: 'list', label: t(($) => $.fantasy.layout.list), icon: ListIcon },
            { value: 'pitch', label: t(($) => $.fantasy.layout.pitch), icon: LayoutGrid },
          ]}
          value={layout}
          onChange={setLayout}
        />
        <Part>
          <h3>{t(($) => $.fantasy.starters, { n: starters.length })}</h3>
          {layout === 'list' ? <Rows players={starters} /> : <SquadPitch eleven={starters} />}
        </Part>
        {bench.length > 0 && (
          <Part>
            <h3>{t(($) => $.fantasy.bench, { n: bench.length })}</h3>
            <Rows players={bench} />
          </Part>
        )}
      </Squad>
      <Round>
        <RoundSummary view={view.round} now={() => view.now()} />
      </Round>
      <League>
        <FriendsLeague view={view.league} />
      </League>
    </Panes>
  );
}

function Rows({ players }: { readonly players: readonly SquadPlayerView[] }) {
  return (
    <List>
      {players.map((player) => (
        <SquadRow key={player.element} player={player} />
      ))}
    </List>
  );
}

/** On a phone the round stands between the name and the squad's rows in sight; from 1100 px beside them. */
const Panes = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]};
  padding: ${theme.space[2]} ${theme.space.gutter} ${theme.space[6]};

  ${theme.media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(320px, 400px);
    grid-template-rows: auto 1fr;
    column-gap: ${theme.space[8]};
    padding-top: ${theme.space[5]};
  }
`;

const Squad = styled.div`
  display: grid;
  align-content: start;
  gap: ${theme.space[4]};
  min-width: 0;

  ${theme.media.desktop} {
    grid-row: 1 / span 2;
  }
`;

const Round = styled.div`
  order: -1;

  ${theme.media.desktop} {
    order: 0;
  }
`;

const League = styled.div`
  min-width: 0;
`;

const TeamName = styled.h2`
  font-size: ${theme.font.size.xl};
  font-weight: ${theme.font.weight.black};
  letter-spacing: ${theme.font.track.snug};
  overflow-wrap: anywhere;

  &:focus {
    outline: none;
  }
`;

const Part = styled.section`
  display: grid;
  gap: ${theme.space[3]};

  & > h3 {
    font-weight: ${theme.font.weight.bold};
  }
`;

const List = styled.ul`
  ${touchlines}

  & > li + li {
    border-top: 1px solid ${theme.colour.line};
  }
`;
