import { useId, useState } from 'react';
import styled from 'styled-components';
import { useWords } from '../../i18n/useWords.ts';
import { theme } from '../../theme/theme.ts';
import { BrowseCompetitions } from './BrowseCompetitions.tsx';
import { FollowableList } from './FollowableList.tsx';
import { FollowGuide } from './FollowGuide.tsx';
import { FollowSearch } from './FollowSearch.tsx';
import type { ChooseView } from './FollowsView.ts';

/** Where the user finds what to follow: the guide, a search, suggestions and the competitions. */
export function ChoosePanel({ view }: { readonly view: ChooseView }) {
  const { t } = useWords();
  const suggestionsId = useId();
  const [isTyped, setTyped] = useState(false);
  const { guide, suggestions, competitions, onToggle, onFollow } = view;
  return (
    <Root>
      {guide.step !== 'done' && <FollowGuide guide={guide} />}
      <FollowSearch view={view} onTyped={setTyped} />
      {!isTyped && suggestions.length > 0 && (
        <section aria-labelledby={suggestionsId}>
          <Heading id={suggestionsId}>{t(($) => $.follows.suggestions)}</Heading>
          <FollowableList items={suggestions} onFollow={onFollow} />
        </section>
      )}
      {!isTyped && <BrowseCompetitions competitions={competitions} onToggle={onToggle} onFollow={onFollow} />}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]};
`;

const Heading = styled.h2`
  margin-bottom: ${theme.space[3]};
  font-size: ${theme.font.size.lg};
  font-weight: ${theme.font.weight.bold};
`;
