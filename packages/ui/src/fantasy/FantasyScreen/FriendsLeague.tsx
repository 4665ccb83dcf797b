import { rankFriends } from '@tribunen/domain';
import { useState } from 'react';
import styled from 'styled-components';
import { useFormats } from '../../i18n/useFormats.ts';
import { useWords } from '../../i18n/useWords.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Segments } from '../../primitives/Segments/Segments.tsx';
import { touchlines } from '../../theme/pitchMarkings.ts';
import { theme } from '../../theme/theme.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';
import { AwaitedLeague } from './AwaitedLeague.tsx';
import type { LeagueRow, LeagueView } from './FantasyView.ts';

/** The league of the user's friends, by the gameweek or the season (FANTASY-16). */
export function FriendsLeague({ view }: { readonly view: LeagueView }) {
  const { t } = useWords();
  return (
    <Root>
      <Title>{t(($) => $.fantasy.league.title)}</Title>
      <Content view={view} />
    </Root>
  );
}

function Content({ view }: { readonly view: LeagueView }) {
  const { t } = useWords();
  switch (view.status) {
    case 'loading':
      return (
        <>
          <Said role="status">{t(($) => $.fantasy.league.loading)}</Said>
          <AwaitedLeague />
        </>
      );
    case 'error':
      return (
        <>
          <Quiet role="status">{t(($) => $.fantasy.league.failed)}</Quiet>
          <div>
            <Button small variant="line" onClick={() => view.onRetry()}>
              {t(($) => $.common.tryAgain)}
            </Button>
          </div>
        </>
      );
    case 'hidden':
      return <Quiet>{t(($) => $.fantasy.round.hidden)}</Quiet>;
    case 'empty':
      return <Quiet>{t(($) => $.fantasy.league.empty)}</Quiet>;
    case 'ready':
      return <Table rows={view.rows} />;
  }
}

function Table({ rows }: { readonly rows: readonly LeagueRow[] }) {
  const { t } = useWords();
  const { ordinal } = useFormats();
  const [by, setBy] = useState<'gameweek' | 'season'>('gameweek');
  return (
    <>
      <Segments<'gameweek' | 'season'>
        label={t(($) => $.fantasy.league.by.label)}
        options={[
          { value: 'gameweek', label: t(($) => $.fantasy.league.by.gameweek) },
          { value: 'season', label: t(($) => $.fantasy.league.by.season) },
        ]}
        value={by}
        onChange={setBy}
      />
      <List>
        {rankFriends(rows, by).map((row) => (
          <Row key={row.key} data-own={row.isOwn || undefined}>
            <Place>{ordinal(row.place)}</Place>
            <Texts>
              <p>
                <bdi>
                  {row.isOwn ? t(($) => $.commonLater.you) : (row.friendName ?? t(($) => $.common.unknownUser))}
                </bdi>
              </p>
              <Quiet>
                <bdi>{row.teamName}</bdi>
              </Quiet>
            </Texts>
            <Points>{t(($) => $.commonLater.points, { count: row[by] })}</Points>
          </Row>
        ))}
      </List>
    </>
  );
}

const Root = styled.section`
  display: grid;
  gap: ${theme.space[3]};
`;

const Title = styled.h2`
  font-size: ${theme.font.size.lg};
  font-weight: ${theme.font.weight.bold};
`;

const List = styled.ol`
  ${touchlines}

  & > li + li {
    border-top: 1px solid ${theme.colour.line};
  }
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: 2.2em minmax(0, 1fr) auto;
  align-items: center;
  gap: ${theme.space[3]};
  min-height: 56px;
  padding: ${theme.space[2]} ${theme.space[4]};

  &[data-own] {
    background: ${theme.colour.turfSoft};
  }
`;

const Place = styled.span`
  font-weight: ${theme.font.weight.bold};
`;

const Texts = styled.div`
  min-width: 0;
  line-height: ${theme.font.line.snug};
  overflow-wrap: anywhere;
`;

const Points = styled.b`
  font-variant-numeric: tabular-nums lining-nums;
`;

const Said = styled.p`
  ${visuallyHidden}
`;

const Quiet = styled.p`
  color: ${theme.colour.text2};
  font-size: ${theme.font.size.sm};
`;
