export const paths = () => import('@tribunen/app'); // refused by rooms/app-is-imported-by-nobody, rooms/one-door-a-package, rooms/ui-imports-domain-and-locales-only
