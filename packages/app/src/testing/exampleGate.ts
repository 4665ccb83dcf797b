import { KnownUntil } from '../live/knownUntil/KnownUntil.ts';

type KnownParts = ConstructorParameters<typeof KnownUntil>[0];

/** A gate that lets everything pass at once, with the test's changes. */
export function exampleGate(parts: Partial<KnownParts> = {}): KnownUntil {
  return new KnownUntil(
    {
      knowingOf: () => ({ kind: 'now' }),
      hidesResults: () => false,
      longestDelay: () => 0,
      holdsFriends: () => false,
      now: () => Date.now(),
      behindMs: () => 0,
      onDue: () => {},
      ...parts,
    },
    [],
  );
}
