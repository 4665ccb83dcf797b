import type { Line, Traffic } from '../spectators/CountedNetwork.ts';
import { kindOfTopic } from '../spectators/readMessageHead.ts';
import type { SpectatorFigures } from './modelCrowd.ts';

interface Measured extends Pick<SpectatorFigures, 'mode' | 'signedIn'> {
  readonly count: number;
  readonly minutes: number;
  readonly lines: readonly Pick<Line, 'topics'>[];
  /** The spectators' requests on arrival. */
  readonly arrived: Pick<Traffic, 'requests'>;
}

/** The measured figures of a run for a spectator, on average. */
export function toSpectatorFigures(
  { requests, bytes }: Pick<Traffic, 'requests' | 'bytes'>,
  { mode, signedIn, count, minutes, lines, arrived }: Measured,
): SpectatorFigures {
  const each = (number: number): number => number / count;
  const requested = Object.values(requests);
  const channels: Record<string, number> = {};
  for (const kind of lines.flatMap(({ topics }) => [...topics].map(kindOfTopic))) {
    channels[kind] = (channels[kind] ?? 0) + each(1);
  }
  const perSecond = (numbers: readonly number[]): number =>
    each(numbers.reduce((sum, number) => sum + number, 0)) / (minutes * 60);
  return {
    mode,
    signedIn,
    requests: perSecond(requested.map(({ requests: number }) => number)),
    cacheable: perSecond(requested.map(({ cacheable }) => cacheable)),
    asArriving: each(
      Object.values(arrived.requests).reduce((sum, { requests: number, cacheable }) => sum + number - cacheable, 0),
    ),
    channels,
    bytesAnHour: (each(bytes) / minutes) * 60,
  };
}
