import { groupByCompetition, type Match, type MatchId, type Side } from '@tribunen/domain';
import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createI18n } from '../../i18n/createI18n.ts';
import { WordsProvider } from '../../i18n/WordsProvider.tsx';
import { longDay } from '../../stories/matches.ts';
import { MatchSection } from './MatchSection.tsx';

const words = createI18n('nb');
const matches = longDay().flatMap((group) => group.matches);
const ignore = () => undefined;

/** The section asks for a card's address each time it renders. */
const matchHref = vi.fn((id: MatchId) => `/match/${id}`);

const noTeams: ReadonlySet<string> = new Set();

function sectionOf(day: readonly Match[], flashes: ReadonlyMap<MatchId, ReadonlySet<Side>>) {
  const [group] = groupByCompetition(day);
  if (group === undefined) throw new Error('the day has no matches');
  return (
    <WordsProvider words={words}>
      <MatchSection
        group={group}
        open
        onToggle={ignore}
        flashes={flashes}
        matchHref={matchHref}
        chosen={null}
        ownTeams={noTeams}
        level={2}
      />
    </WordsProvider>
  );
}

test('a section renders again when one of its matches changes, scores, leaves or is chosen, but not for another section or an answer with the same matches', () => {
  const [first] = matches;
  const [group] = groupByCompetition(matches);
  const other = matches.find(({ competition }) => competition.id !== group?.competition.id);
  if (first === undefined || other === undefined) throw new Error('the day has one section');
  const home: ReadonlySet<Side> = new Set(['home']);

  const { rerender } = render(sectionOf(matches, new Map()));
  matchHref.mockClear();
  rerender(sectionOf(matches, new Map()));
  rerender(sectionOf(matches, new Map([[other.id, home]])));
  rerender(
    sectionOf(
      matches.map((match) => (match === other ? { ...match } : match)),
      new Map(),
    ),
  );
  expect(matchHref).not.toHaveBeenCalled();

  rerender(sectionOf(matches, new Map([[first.id, home]])));
  expect(matchHref).toHaveBeenCalled();
  matchHref.mockClear();
  rerender(
    sectionOf(
      matches.map((match) => (match === first ? { ...match } : match)),
      new Map([[first.id, home]]),
    ),
  );
  expect(matchHref).toHaveBeenCalled();
});
