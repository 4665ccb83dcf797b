/** A whole flow of the app, which the catalogue runs on the mock backend. */
export interface Flow {
  /** Where it begins. */
  readonly path: string;
  /** The demo's scenario that it is made for. */
  readonly scenario: string;
  /** What to press and what to look for. */
  readonly steps: readonly string[];
}

/** The flows that a designer can press through. `tests/e2e/flows.spec.ts` does. */
export const flows = {
  goal: {
    path: '/results',
    scenario: 'kampdag',
    steps: ['Vent til et lag du følger, scorer: det tar et kvart minutt.', 'Se kortet snu seg.'],
  },
  chat: {
    path: '/match',
    scenario: 'kampdag',
    steps: ['Skriv i feltet nederst, og trykk Enter.', 'Velg feilen «Frakoblet», og skriv igjen.'],
  },
  firstFollow: {
    path: '/results',
    scenario: 'ingen-folger',
    steps: ['Trykk «Velg lag og konkurranser».', 'Følg ett eller flere lag, og gå tilbake til resultatene.'],
  },
} as const satisfies Readonly<Record<string, Flow>>;

/**
 * The address at which a flow runs.
 *
 * @param scenario `own` for the flow's
 */
export function flowAddress(
  flow: Flow,
  { scenario, fault }: { readonly scenario: string; readonly fault: string },
): string {
  const search = new URLSearchParams({ demo: scenario === 'own' ? flow.scenario : scenario, fault });
  return `${flow.path}?${search}`;
}
