import {
  headlineEvents,
  headlineRows,
  isFinished,
  type Match,
  type MatchEvent,
  type OsloDay,
  osloDayOf,
} from '@tribunen/domain';
import {
  DetailHeader,
  DetailStatus,
  HeaderTool,
  HeadlineEvents,
  MatchDetailScreen,
  PageAddresses,
  type PageAddressesOf,
} from '@tribunen/ui';
import { competitionPath, dayPath, paths, teamPath } from '../../../navigation/paths.ts';

interface FirstMatchProps {
  readonly match: Match;
  readonly events: readonly MatchEvent[];
  readonly today: OsloDay;
}

const addresses: PageAddressesOf = { team: teamPath, competition: competitionPath };
const onBack = (): void => {};

/**
 * An opened match on a phone before the app runs: its header with score, state and scorers, above the place of the tabs.
 * The app draws the same header over it.
 */
export function FirstMatch({ match, events, today }: FirstMatchProps) {
  const day = osloDayOf(match.utcKickoff);
  const back = { href: day === today ? paths.results : dayPath(day), onBack };
  const rows = headlineRows(match, events, 'phone');
  const header = (
    <DetailHeader
      match={match}
      status={<DetailStatus match={match} minute={null} />}
      back={back}
      headlines={<HeadlineEvents match={match} events={headlineEvents(events)} rows={rows} />}
      headlineRows={rows}
      // The places of the delay and of the menu.
      action={
        <>
          {!isFinished(match) && <HeaderTool />}
          <HeaderTool />
        </>
      }
    />
  );
  return (
    <PageAddresses value={addresses}>
      <MatchDetailScreen view={{ status: 'loading', match, header, back, list: null }} />
    </PageAddresses>
  );
}
