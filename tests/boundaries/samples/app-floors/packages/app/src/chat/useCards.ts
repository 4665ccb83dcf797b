export { useCards } from '../playerCard/useCards.ts'; // refused by packages/app-floors, packages/one-door-a-package
export * from '../features/results/toResultsView.ts'; // refused by packages/app-floors, packages/one-door-a-package
