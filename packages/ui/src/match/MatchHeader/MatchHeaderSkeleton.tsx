import { LoadingMatch } from './LoadingMatch.tsx';
import { PitchFromAbove } from './PitchFromAbove.tsx';

/** Stands in for a match that is loading: the same pitch, nobody on it. */
export function MatchHeaderSkeleton() {
  return (
    <PitchFromAbove lights={null} bar={<LoadingMatch />}>
      {null}
    </PitchFromAbove>
  );
}
