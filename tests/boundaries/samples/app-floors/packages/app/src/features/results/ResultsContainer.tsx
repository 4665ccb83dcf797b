import { toResultsView } from './toResultsView.ts';
import { MatchStore } from '../../data/matches/MatchStore.ts';
import { signIn } from '../auth/signIn.ts'; // refused by packages/app-floors
import type { Provider } from '../auth/Provider.ts'; // refused by packages/app-floors
import { routes } from '../../app/routes/router.tsx'; // refused by packages/app-floors
import { fakeServices } from '../../testing/fakeServices.ts'; // refused by packages/app-floors

export const all: readonly [unknown, Provider] = [[toResultsView, MatchStore, signIn, routes, fakeServices], 'google'];
