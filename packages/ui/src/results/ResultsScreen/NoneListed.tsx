import type { DayFilter } from '@tribunen/domain';
import styled from 'styled-components';
import { useWords } from '../../i18n/useWords.ts';
import { EmptyStand } from '../../primitives/EmptyStand/EmptyStand.tsx';
import { theme } from '../../theme/theme.ts';

/** Says that none of the day's matches passes the filter. */
export function NoneListed({ filter }: { readonly filter: DayFilter }) {
  const { t } = useWords();
  return (
    <Stand>
      <EmptyStand
        title={filter === 'live' ? t(($) => $.results.filter.noneLive) : t(($) => $.results.filter.noneFinished)}
      />
    </Stand>
  );
}

/** As wide as a message on the other screens, which fills a tablet. */
const emptyWidth = '44rem';

/** An empty stand instead of the matches. */
export const Stand = styled.div`
  max-width: calc(${emptyWidth} + 2 * ${theme.space.gutter});
  padding: ${theme.space[2]} ${theme.space.gutter} ${theme.space[4]};

  /* In line with the message of the pane beside it. */
  ${theme.media.desktop} {
    padding-top: ${theme.space[4]};
  }
`;
