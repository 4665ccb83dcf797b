import type { MatchId } from '@tribunen/domain';
import { MatchPicker } from '@tribunen/ui';
import { matchChatPath } from '../../navigation/paths.ts';
import { useToday } from '../../services/useToday.ts';
import { useMatchPicker } from './useMatchPicker.ts';

/** Today's matches, to follow another one. */
export function MatchPickerContainer({ chosen }: { readonly chosen: MatchId | null }) {
  return <MatchPicker view={useMatchPicker(useToday(), chosen, matchChatPath)} />;
}
