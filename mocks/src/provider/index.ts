// The entry for a backend without a network, and for a provider's day at speed.
export { FootballDataStandIn } from './FootballDataStandIn.ts';
export { openProviders, type Providers } from './openProviders.ts';
