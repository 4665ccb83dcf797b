import type { Follow, MatchId } from '@tribunen/domain';
import { MatchScreen, type MatchView } from '@tribunen/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { instantNow } from '../../services/instantNow.ts';
import { homeApi } from '../../api/homeApi.ts';
import { useApi } from '../../services/useApi.ts';
import { useServices } from '../../services/useServices.ts';
import { useToday } from '../../services/useToday.ts';
import { matchesQuery } from '../../data/matches/matchesQuery.ts';
import { useFollows } from '../../data/follows/useFollows.ts';
import { paths } from '../../navigation/paths.ts';
import { useSession } from '../../services/useSession.ts';
import { firstMatchId, namedMatchId } from './chosenMatchId.ts';
import { ReportPart } from './detail/ReportPart.tsx';
import { Scrubber, ScrubberStore } from './detail/useShownMinute.ts';
import { lookedAtMatch, useLookedAtMatch } from './lookedAtMatch.ts';
import { ChatDelay } from './ChatDelay.tsx';
import { MatchPickerContainer } from './MatchPickers.tsx';
import { useMatchView } from './useMatchView.tsx';
import { useScreenHold } from './useScreenHold.ts';
import { whyFailed } from './whyFailed.ts';

const noFollows: readonly Follow[] = [];

/**
 * The match screen, with the match in the address, or otherwise the last opened match if it is of today, or otherwise
 * one in play. All are the same screen, so that for example the profile menu stays open while the match is chosen.
 */
export function MatchContainer() {
  const [search] = useSearchParams();
  const named = namedMatchId(search);
  useLookedAtMatch(named);
  const first = useFirstMatch(named === null);
  const id = named ?? first.chosen;
  const open = useMatchView(id);
  const view = id === null ? first.view : open;
  useScreenHold(view.status === 'ready');
  return (
    <MatchScreen
      picker={view.status === 'none' ? null : <MatchPickerContainer chosen={id} />}
      delay={view.status === 'ready' ? <ChatDelay match={view.match} /> : null}
      report={id === null ? null : <Report key={id} id={id} />}
      view={view}
    />
  );
}

/** The report under the match, if there is room for it. */
function Report({ id }: { readonly id: MatchId }) {
  const [scrubber] = useState(() => new ScrubberStore(null));
  return (
    <Scrubber value={scrubber}>
      <ReportPart id={id} tab="report" />
    </Scrubber>
  );
}

interface FirstMatch {
  /** The chosen match; null until one is chosen. */
  readonly chosen: MatchId | null;
  /** The view of the screen until a match is chosen. */
  readonly view: Extract<MatchView, { status: 'loading' | 'error' | 'none' }>;
}

/**
 * The match to open when the address contains none. The choice is kept, so that a kick-off or a final whistle in
 * another match does not change it.
 *
 * @param isWanted false while the address contains a match
 */
function useFirstMatch(isWanted: boolean): FirstMatch {
  const services = useServices();
  const api = useApi(homeApi);
  const session = useSession();
  const today = useToday();
  const list = useQuery(matchesQuery(api, today, () => instantNow(services)));
  const following = useFollows();
  const [chosen, choose] = useState<MatchId | null>(null);

  if (!isWanted && chosen !== null) choose(null);
  const userId = session.status === 'signed-in' ? session.user.id : null;
  const waitsForFollows = session.status === 'loading' || (session.status === 'signed-in' && following.isPending);
  if (isWanted && chosen === null && list.data !== undefined && !waitsForFollows) {
    const first = firstMatchId(list.data.matches, following.data ?? noFollows, lookedAtMatch(userId));
    if (first === null) return { chosen, view: { status: 'none', resultsHref: paths.results } };
    choose(first);
  }
  return {
    chosen,
    view: list.isError
      ? { status: 'error', why: whyFailed(list.error), onRetry: () => void list.refetch() }
      : { status: 'loading' },
  };
}
