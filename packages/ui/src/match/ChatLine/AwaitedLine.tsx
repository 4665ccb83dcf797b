import { LoadingMatch } from '../MatchHeader/LoadingMatch.tsx';
import { Line } from './Line.ts';

/** The line of a match that is loading. */
export function AwaitedLine() {
  return (
    <Line data-top data-match-line>
      <LoadingMatch />
    </Line>
  );
}
