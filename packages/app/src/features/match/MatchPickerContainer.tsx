import type { MatchId } from '@tribunen/domain';
import { MatchPicker } from '@tribunen/ui';
import { useMatchPicker } from './useMatchPicker.ts';

/** Today's matches, to open another one. */
export function MatchPickerContainer({ chosen }: { readonly chosen: MatchId | null }) {
  return <MatchPicker view={useMatchPicker(chosen)} />;
}
