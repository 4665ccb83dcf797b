export { scenarioNames } from './scenarios.ts';
