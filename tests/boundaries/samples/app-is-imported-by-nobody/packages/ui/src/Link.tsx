export const paths = () => import('@tribunen/app'); // refused by packages/app-is-imported-by-nobody, packages/one-door-a-package, packages/imports-point-down
