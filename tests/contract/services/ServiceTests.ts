import type { ServiceScene } from '../ServiceScene.ts';

/** Tests of a service of the backend, by their titles. */
export type ServiceTests = Readonly<Record<string, (scene: ServiceScene) => Promise<void>>>;
