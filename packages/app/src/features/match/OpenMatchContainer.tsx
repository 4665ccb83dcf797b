import type { MatchId } from '@tribunen/domain';
import { MatchScreen } from '@tribunen/ui';
import { MatchPickerContainer } from './MatchPickerContainer.tsx';
import { useMatchView } from './useMatchView.tsx';

/** The screen of one match. */
export function OpenMatchContainer({ id }: { readonly id: MatchId }) {
  return <MatchScreen picker={<MatchPickerContainer chosen={id} />} view={useMatchView(id)} />;
}
