import { paths } from '../../packages/app/src/routes/paths.ts'; // refused by rooms/app-is-imported-by-nobody, rooms/one-door-a-package
import { router } from '@tribunen/app'; // refused by rooms/app-is-imported-by-nobody, rooms/one-door-a-package

export const all = [paths, router];
