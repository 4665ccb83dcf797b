export { type Scenario, type ScenarioName, scenarioNames, scenarios, testScenarioNames } from './scenarios.ts';
