import type { ServiceScene } from '../ServiceScene.ts';

/** Tests of a service of the backend, each under the sentence that it proves. */
export type ServiceTests = Readonly<Record<string, (scene: ServiceScene) => Promise<void>>>;
