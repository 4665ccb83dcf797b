import type { FantasyGame } from '@tribunen/domain';
import styled from 'styled-components';
import { useFormats } from '../../i18n/useFormats.ts';
import { useWords } from '../../i18n/useWords.ts';
import { theme } from '../../theme/theme.ts';
import type { SquadPlayerView } from './FantasyView.ts';
import { usePlayerWords } from './usePlayerWords.ts';

type LivePlayer = NonNullable<SquadPlayerView['live']>;

/** How a player's points are made up, match by match, and how they count for the team (FANTASY-15). */
export function PlayerPoints({ game, player }: { readonly game: FantasyGame; readonly player: LivePlayer }) {
  const { t } = useWords();
  const { phrases } = useFormats();
  const { line, noteOf } = usePlayerWords(game);
  const { fixtures, multiplier, points } = player;
  const note = noteOf(player);
  return (
    <Root>
      {fixtures.map(({ fixture, lines }) => (
        <div key={fixture.id}>
          <Fixture>{t(($) => $.common.versus, { home: fixture.homeName, away: fixture.awayName })}</Fixture>
          <Lines>
            {fixture.phase === 'upcoming'
              ? t(($) => $.fantasy.player.upcoming)
              : phrases(lines.map((each) => line(each)))}
          </Lines>
        </div>
      ))}
      {note !== null && <Lines>{note}</Lines>}
      <Counts>
        {t(
          ({
            fantasy: {
              player: { counts },
            },
          }) => (multiplier === 0 || multiplier === 1 ? counts[multiplier] : counts[game][multiplier]),
          {
            points: multiplier * points,
          },
        )}
      </Counts>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  font-size: ${theme.font.size.sm};
`;

const Fixture = styled.p`
  font-weight: ${theme.font.weight.bold};
`;

const Lines = styled.p`
  color: ${theme.colour.text2};
`;

const Counts = styled.p`
  font-weight: ${theme.font.weight.medium};
`;
