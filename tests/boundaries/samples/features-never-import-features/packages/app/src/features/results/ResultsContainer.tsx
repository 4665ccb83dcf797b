import { toResultsView } from './toResultsView.ts';
import { followsQuery } from '../../queries/followsQuery.ts';
import { signIn } from '../auth/signIn.ts'; // refused by rooms/features-never-import-features

export const all = [toResultsView, followsQuery, signIn, () => import('../auth/AuthContainer.tsx')]; // refused by rooms/features-never-import-features
