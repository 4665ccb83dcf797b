import { parseBootLive } from '@tribunen/contract';
import { type CompetitionGroup, dayStrip } from '@tribunen/domain';
import { createI18n, FirstVisit, PageAddresses, WordsProvider } from '@tribunen/ui';
import { renderToStaticMarkup } from 'react-dom/server';
import { toResultsView } from '../../../features/results/toResultsView.ts';
import { matchPath, paths } from '../../../navigation/paths.ts';
import type { DrawnScreen, FirstScreenParts } from './FirstScreen.ts';

/** The number of matches that fill the first window of a desktop. The page does not wait for the others. */
const mostMatches = 14;

const doNothing = () => {};
const none = new Set<never>();
const actions = {
  onRetry: doNothing,
  onToggleSection: doNothing,
  onToggleOtherSection: doNothing,
  onShowOthers: doNothing,
  onFilter: doNothing,
};

/**
 * Renders the day's matches as a visitor sees them, as HTML with the page's own components and styles. It
 * runs on the host's machine, in a bundle of the same build.
 *
 * @param answer the answer of `/boot/live`
 * @throws ContractError
 */
export function renderFirstList(answer: unknown, { language, now, product }: FirstScreenParts): DrawnScreen {
  const { day, matches } = parseBootLive(answer);
  const view = toResultsView(
    {
      frame: { day, today: day, days: dayStrip(day, day), onSelectDay: doNothing, matchDays: none },
      day: { status: 'ready', matches, staleSince: null },
      follows: { status: 'ready', follows: [] },
      spinner: false,
      flashes: new Map<never, never>(),
      collapsed: none,
      othersCollapsed: none,
      othersOpen: null,
      now: () => now,
      product,
      chooseHref: paths.follows,
      chosen: null,
      ownTeams: none,
      filter: 'all',
      nextDay: null,
      nextMatches: [],
    },
    { ...actions, matchHref: matchPath },
  );
  if (view.status !== 'no-follows') throw new Error(`A visitor's results are ${view.status}`);
  const html = renderToStaticMarkup(
    <WordsProvider words={createI18n(language, product)}>
      <PageAddresses value={{ team: () => '', competition: () => '' }}>
        <FirstVisit view={{ ...view, others: view.others && { ...view.others, groups: begin(view.others.groups) } }} />
      </PageAddresses>
    </WordsProvider>,
  );
  return { day, shown: '', html };
}

/** The first matches, still in their groups. */
function begin(groups: readonly CompetitionGroup[]): readonly CompetitionGroup[] {
  let left = mostMatches;
  return groups.flatMap((group) => {
    const matches = group.matches.slice(0, left);
    left -= matches.length;
    return matches.length === 0 ? [] : [{ ...group, matches }];
  });
}
