export const routes = [() => import('../features/results/ResultsContainer.tsx'), () => import('../features/auth/signIn.ts')];
