import { type Match, type MatchId, nameSearch } from '@tribunen/domain';
import { useState } from 'react';
import styled from 'styled-components';
import { SpokenAfterPause } from '../../forms/SpokenAfterPause.tsx';
import { useWords } from '../../i18n/useWords.ts';
import { EmptyStand } from '../../primitives/EmptyStand/EmptyStand.tsx';
import { SearchBox } from '../../primitives/SearchBox/SearchBox.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { useChosenInView } from '../../primitives/useChosenInView.ts';
import { useTeamFaces } from '../../teamFaces/useTeamFaces.ts';
import { theme } from '../../theme/theme.ts';
import type { MatchPickerView } from './MatchPickerView.ts';
import { AwaitedRows } from './AwaitedRows.tsx';
import { MatchRow, rowHeight } from './MatchRow.tsx';
import { PickerColumn, PickerTop } from './PickerColumn.ts';
import { LoadFailed } from '../../primitives/LoadFailed/LoadFailed.tsx';

/** The matches to choose from, with a search box. It fills its container, and its list scrolls. */
export function MatchPicker({ view }: { readonly view: MatchPickerView }) {
  const { t } = useWords();
  const [typed, setTyped] = useState('');
  return (
    <PickerColumn>
      <PickerTop>
        <Title>{t(($) => $.match.picker.title)}</Title>
        <SearchBox label={t(($) => $.match.picker.search)} value={typed} onType={setTyped} />
      </PickerTop>
      <Content view={view} typed={typed} />
    </PickerColumn>
  );
}

function Content({ view, typed }: { readonly view: MatchPickerView; readonly typed: string }) {
  const { t } = useWords();
  switch (view.status) {
    case 'loading':
      return (
        <>
          <Loading role="status">
            <Spinner />
            {t(($) => $.common.loadingMatches)}
          </Loading>
          <AwaitedRows />
        </>
      );
    case 'error':
      return (
        <Middle>
          <LoadFailed frame="bare" title={t(($) => $.common.matchesFailed)} onRetry={() => view.onRetry()} />
        </Middle>
      );
    case 'ready':
      return <Found {...view} typed={typed} />;
  }
}

interface FoundProps {
  readonly matches: readonly Match[];
  readonly chosen: MatchId | null;
  hrefOf(id: MatchId): string;
  readonly typed: string;
}

function Found({ matches, chosen, hrefOf, typed }: FoundProps) {
  const { t } = useWords();
  const faceOf = useTeamFaces();
  const isFound = nameSearch(typed);
  const list = useChosenInView<HTMLUListElement>(chosen);
  // Finds a national team by the app's name for it and by the provider's name.
  const found = matches.filter(({ homeTeam, awayTeam, competition }) =>
    isFound([homeTeam, awayTeam].flatMap((team) => [faceOf(team, competition.id).name, team.name])),
  );
  return (
    <>
      <SpokenAfterPause text={t(($) => $.match.picker.found, { count: found.length })} />
      {found.length === 0 ? (
        <Middle>
          <EmptyStand
            frame="bare"
            title={t(($) => $.match.picker.empty.title)}
            hint={t(($) => $.match.picker.empty.hint)}
          />
        </Middle>
      ) : (
        <List ref={list}>
          {found.map((match) => (
            <li key={match.id}>
              <MatchRow match={match} href={hrefOf(match.id)} isChosen={match.id === chosen} />
            </li>
          ))}
        </List>
      )}
    </>
  );
}

const Title = styled.h2`
  font-size: ${theme.font.size.lg};
  font-weight: ${theme.font.weight.bold};
  letter-spacing: -0.015em;
  line-height: ${theme.font.line.snug};
`;

const List = styled.ul`
  position: relative;
  flex: 1;
  min-height: 0;
  overflow: auto;
  overscroll-behavior: contain;

  & > li + li {
    border-top: 1px solid ${theme.colour.line};
  }
`;

/** In the place of the first row. */
const Loading = styled.p`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${theme.space[2]};
  height: ${rowHeight}px;
  padding: 0 ${theme.space.gutter};
  border-bottom: 1px solid ${theme.colour.line};
  color: ${theme.colour.text2};
`;

const Middle = styled.div`
  padding-top: ${theme.space[4]};
`;
