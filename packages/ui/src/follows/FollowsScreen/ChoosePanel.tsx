import { mostSuggestions } from '@tribunen/domain';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { useWords } from '../../i18n/useWords.ts';
import { RowsSkeleton } from '../../primitives/Skeleton/RowsSkeleton.tsx';
import { theme } from '../../theme/theme.ts';
import { BrowseCompetitions } from './BrowseCompetitions.tsx';
import { FollowableList } from './FollowableList.tsx';
import { FollowGuide } from './FollowGuide.tsx';
import { FollowSearch } from './FollowSearch.tsx';
import type { ChooseView } from './FollowsView.ts';

/** The panel in which the user finds teams and competitions to follow: the guide, a search, suggestions and the competitions. */
export function ChoosePanel({ view }: { readonly view: ChooseView }) {
  const { t } = useWords();
  const suggestionsId = useId();
  const [isTyped, setTyped] = useState(false);
  const { guide, suggestions, competitions, onToggle, onFollow } = view;
  return (
    <Root>
      {guide.step !== 'done' && <FollowGuide guide={guide} />}
      <FollowSearch view={view} onTyped={setTyped} />
      {!isTyped && (
        <Offers>
          {suggestions?.length !== 0 && (
            <section aria-labelledby={suggestionsId} aria-busy={suggestions === null || undefined}>
              <Heading id={suggestionsId}>{t(($) => $.follows.suggestions)}</Heading>
              {suggestions === null ? (
                <RowsSkeleton rows={mostSuggestions} rowHeight={52} />
              ) : (
                <FollowableList items={suggestions} onFollow={onFollow} />
              )}
            </section>
          )}
          <BrowseCompetitions competitions={competitions} onToggle={onToggle} onFollow={onFollow} />
        </Offers>
      )}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]};
`;

/** The suggestions and the competitions, side by side if there is room for both. */
const Offers = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]};

  @media (min-width: 820px) {
    grid-template-columns: repeat(auto-fit, minmax(320px, 1fr));
    align-items: start;
  }
`;

const Heading = styled.h2`
  margin-bottom: ${theme.space[3]};
  font-size: ${theme.font.size.lg};
  font-weight: ${theme.font.weight.bold};
`;
