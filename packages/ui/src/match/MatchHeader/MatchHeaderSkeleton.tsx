import { LoadingMatch } from './LoadingMatch.tsx';
import { PitchFromAbove } from './PitchFromAbove.tsx';

/** Replaces the header of a match that is loading: the same pitch without teams. */
export function MatchHeaderSkeleton() {
  return (
    <PitchFromAbove lights={null} bar={<LoadingMatch />}>
      {null}
    </PitchFromAbove>
  );
}
