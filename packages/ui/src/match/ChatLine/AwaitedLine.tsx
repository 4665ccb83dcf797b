import { LoadingMatch } from '../MatchHeader/LoadingMatch.tsx';
import { Line } from './Line.ts';

/** Replaces the line of a match while the match is loading. */
export function AwaitedLine() {
  return (
    <Line data-top data-match-line>
      <LoadingMatch />
    </Line>
  );
}
