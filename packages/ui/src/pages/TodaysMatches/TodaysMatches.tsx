import { isLive, type Match, type MatchId } from '@tribunen/domain';
import { useState } from 'react';
import styled from 'styled-components';
import { useWords } from '../../i18n/useWords.ts';
import { theme } from '../../theme/theme.ts';
import { DatedMatches } from '../DatedMatches/DatedMatches.tsx';
import { PagePart } from '../PagePart.tsx';
import type { TodaysMatchesView } from './TodaysMatchesView.ts';

/**
 * Links for a page that has nothing to show: the matches in play, or otherwise those of the day; nothing on a day
 * without matches. The rows are chosen when the matches first load, so that no row moves when a match begins or ends.
 */
export function TodaysMatches({ view: { today, matches, hrefOf } }: { readonly view: TodaysMatchesView }) {
  const { t } = useWords();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  if (chosen === null) {
    if (matches.length > 0) setChosen(choose(matches));
    return null;
  }
  const byId = new Map(matches.map((match) => [match.id, match]));
  const listed = chosen.ids.flatMap((id) => byId.get(id) ?? []);
  return (
    <Root>
      <PagePart
        title={chosen.areInPlay ? t(($) => $.commonLater.inPlay) : t(($) => $.commonLater.todaysMatches)}
        part={{ status: 'ready', value: listed }}
      >
        {(rows) => <DatedMatches matches={rows} today={today} hrefOf={({ id }) => hrefOf(id)} />}
      </PagePart>
    </Root>
  );
}

interface Chosen {
  readonly areInPlay: boolean;
  readonly ids: readonly MatchId[];
}

function choose(matches: readonly Match[]): Chosen {
  const inPlay = matches.filter(isLive);
  const areInPlay = inPlay.length > 0;
  return { areInPlay, ids: (areInPlay ? inPlay : matches).map(({ id }) => id) };
}

const Root = styled.div`
  max-width: calc(44rem + 2 * ${theme.space.gutter});
  padding: 0 ${theme.space.gutter};

  /* Beside a message; below it on a narrower screen. */
  ${theme.media.desktop} {
    padding-block: ${theme.space[4]};
  }
`;
