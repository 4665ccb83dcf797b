import { paths } from '../../packages/app/src/routes/paths.ts'; // refused by packages/app-is-imported-by-nobody, packages/one-door-a-package
import { router } from '@tribunen/app'; // refused by packages/app-is-imported-by-nobody, packages/one-door-a-package

export const all = [paths, router];
