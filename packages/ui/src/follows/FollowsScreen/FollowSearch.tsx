import { useState } from 'react';
import styled from 'styled-components';
import { useWords } from '../../i18n/useWords.ts';
import { SearchBox } from '../../primitives/SearchBox/SearchBox.tsx';
import { usePauseInTyping } from '../../primitives/usePauseInTyping.ts';
import { theme } from '../../theme/theme.ts';
import { FollowableList } from './FollowableList.tsx';
import type { ChooseView } from './FollowsView.ts';

interface FollowSearchProps {
  readonly view: Pick<ChooseView, 'found' | 'onSearch' | 'onFollow'>;
  /** Called with whether the search field contains text. */
  onTyped(isTyped: boolean): void;
}

/** The search for teams and competitions, with its results (FOLLOW-8). */
export function FollowSearch({ view: { found, onSearch, onFollow }, onTyped }: FollowSearchProps) {
  const { t } = useWords();
  const [text, setText] = useState('');
  const afterPause = usePauseInTyping();
  const isTyped = text.trim() !== '';
  const answer = found?.text === text ? found : null;
  const items = answer?.items ?? [];
  const isSearching = answer === null || (answer.isSearching && items.length === 0);
  return (
    <Root>
      <SearchBox
        label={t(($) => $.follows.search)}
        value={text}
        onType={(typed) => {
          setText(typed);
          onTyped(typed.trim() !== '');
          afterPause(typed === '' ? null : () => onSearch(typed));
          if (typed === '') onSearch('');
        }}
      />
      {isTyped && (
        <>
          <Hint role="status" data-quiet={items.length > 0}>
            {isSearching
              ? t(($) => $.follows.searching)
              : items.length === 0
                ? t(($) => $.commonLater.noHits)
                : t(($) => $.commonLater.hits, { count: items.length })}
          </Hint>
          {items.length > 0 && <FollowableList items={items} onFollow={onFollow} />}
        </>
      )}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};
`;

const Hint = styled.p`
  color: ${theme.colour.text2};
  font-size: ${theme.font.size.sm};
`;
