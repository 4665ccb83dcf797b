import { isLive } from '@tribunen/domain';
import styled from 'styled-components';
import { useWords } from '../../i18n/useWords.ts';
import { theme } from '../../theme/theme.ts';
import { DatedMatches } from '../DatedMatches/DatedMatches.tsx';
import { PagePart } from '../PagePart.tsx';
import type { TodaysMatchesView } from './TodaysMatchesView.ts';

/**
 * A way on from a page that leads nowhere: the matches in play, or else those of the day; nothing on a day without matches.
 *
 * @example
 * <TodaysMatches view={{ today, matches, hrefOf: matchPath }} />
 */
export function TodaysMatches({ view: { today, matches, hrefOf } }: { readonly view: TodaysMatchesView }) {
  const { t } = useWords();
  const inPlay = matches.filter(isLive);
  if (matches.length === 0) return null;
  return (
    <Root>
      <PagePart
        title={inPlay.length > 0 ? t(($) => $.commonLater.inPlay) : t(($) => $.commonLater.todaysMatches)}
        part={{ status: 'ready', value: inPlay.length > 0 ? inPlay : matches }}
      >
        {(listed) => <DatedMatches matches={listed} today={today} hrefOf={({ id }) => hrefOf(id)} />}
      </PagePart>
    </Root>
  );
}

const Root = styled.div`
  max-width: calc(640px + 2 * ${theme.space.gutter});
  margin: 0 auto;
  padding: 0 ${theme.space.gutter};
`;
