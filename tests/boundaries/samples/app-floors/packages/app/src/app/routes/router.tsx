import { useCards } from '../../playerCard/useCards.ts';

export const routes = [
  useCards,
  () => import('../../features/results/ResultsContainer.tsx'),
  () => import('../../features/auth/signIn.ts'),
];
