export { scenarioNames, testScenarioNames } from './scenarios.ts';
