import { fn } from 'storybook/test';

/** The demo's bar on an ordinary match day. */
export const demoView = {
  speed: 10,
  onSpeed: fn(),
  scenario: 'kampdag',
  onScenario: fn(),
  onRestart: fn(),
  faultsOpen: false,
  onFaults: fn(),
} as const;
