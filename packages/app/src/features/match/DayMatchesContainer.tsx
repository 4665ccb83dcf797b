import type { MatchId, OsloDay } from '@tribunen/domain';
import { MatchPicker } from '@tribunen/ui';
import { matchPath } from '../../navigation/paths.ts';
import { useMatchPicker } from './useMatchPicker.ts';

/** The matches of a day beside an opened one, to open another. */
export function DayMatchesContainer({ day, chosen }: { readonly day: OsloDay; readonly chosen: MatchId | null }) {
  return <MatchPicker view={useMatchPicker(day, chosen, matchPath)} />;
}
