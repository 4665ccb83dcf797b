import type { Scene } from '../Scene.ts';

/** What the backend promises, by the sentence that says it. */
export type Promises = Readonly<Record<string, (scene: Scene) => Promise<void>>>;
