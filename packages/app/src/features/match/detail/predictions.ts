import type { MatchId, Prediction } from '@tribunen/domain';
import { array, picklist, string, tuple } from 'valibot';
import { readJson } from '../../../lib/storage/readJson.ts';
import { StoredValue } from '../../../lib/storage/StoredValue.ts';

/** The most kept predictions. Older ones are dropped. */
const mostKept = 200;

const kept = array(tuple([string(), picklist(['home', 'draw', 'away'])]));

/** The spectator's predictions of the winner of each match, kept on this device. */
class Predictions extends StoredValue<ReadonlyMap<string, Prediction>> {
  constructor(storage: () => Storage) {
    super(
      {
        key: 'tribunen-predictions',
        storage,
        read: (text) => new Map(readJson(kept, text)),
        write: (predictions) => JSON.stringify([...predictions]),
      },
      window,
    );
  }

  predict(match: MatchId, prediction: Prediction): void {
    const others = [...this.current()].filter(([id]) => id !== match);
    this.choose(new Map([...others, [match, prediction] as const].slice(-mostKept)));
  }
}

export const predictions = new Predictions(() => localStorage);
