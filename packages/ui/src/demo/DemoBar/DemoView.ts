export const demoSpeeds = [1, 10, 60] as const;
/** How many minutes are played in one minute of real time. */
export type DemoSpeed = (typeof demoSpeeds)[number];

export const demoScenarios = ['kampdag', 'rolig-dag', 'ingen-folger', 'utlogget', 'treg', 'feil'] as const;
export type DemoScenario = (typeof demoScenarios)[number];

/** The demo's own controls: the scenario, the speed, and a restart. */
export interface DemoView {
  readonly speed: DemoSpeed;
  onSpeed(speed: DemoSpeed): void;
  /** Null when the scenario is not one of those offered here. */
  readonly scenario: DemoScenario | null;
  onScenario(scenario: DemoScenario): void;
  onRestart(): void;
  /** Whether the panel of simulated faults is open. */
  readonly faultsOpen: boolean;
  /** Opens that panel, or closes it. */
  onFaults(): void;
}
