export { type Scenario, type ScenarioName, scenarioNames, scenarios } from './scenarios.ts';
