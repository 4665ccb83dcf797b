export { useCards } from '../playerCard/useCards.ts'; // refused by rooms/app-floors, rooms/one-door-a-package
export * from '../features/results/toResultsView.ts'; // refused by rooms/app-floors, rooms/one-door-a-package
