import { digits, fallback, maxValue, object, parse, picklist, pipe, string, toNumber } from 'valibot';
import { showcase } from '@tribunen/football';
import { answerFaultNames } from './faults/chooseFaults.ts';
import { type DemoUserName, demoUserNames } from './demoSpectator.ts';
import { type ScenarioName, scenarioNames, testScenarioNames } from './scenarios/scenarios.ts';

const search = object({
  demo: fallback(picklist([...scenarioNames, ...testScenarioNames]), 'kampdag'),
  speed: fallback(pipe(string(), toNumber(), picklist([1, 10, 60])), showcase.speed),
  seed: fallback(pipe(string(), digits(), toNumber(), maxValue(4_294_967_295)), showcase.seed),
  user: fallback(picklist(demoUserNames), 'marte'),
  fault: fallback(picklist(answerFaultNames), 'none'),
});

/** The demo that an address asks for. A part that is missing or invalid gets its default. */
export function parseDemoSearch(text: string): {
  readonly scenario: ScenarioName;
  readonly speed: 1 | 10 | 60;
  readonly seed: number;
  /** The user that the tab opens signed in as. */
  readonly user: DemoUserName;
  /** The fault that every answer has from the start. */
  readonly fault: (typeof answerFaultNames)[number];
} {
  const parameters = new URLSearchParams(text);
  const { demo, speed, seed, user, fault } = parse(search, {
    demo: parameters.get('demo'),
    speed: parameters.get('speed'),
    seed: parameters.get('seed'),
    user: parameters.get('user'),
    fault: parameters.get('fault'),
  });
  return { scenario: demo, speed, seed, user, fault };
}
