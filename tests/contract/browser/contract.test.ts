import { afterAll, beforeAll, describe } from 'vitest';
import { openServiceScene, type ServiceScene } from '../ServiceScene.ts';
import { testServices } from '../testServices.ts';
import { openDemo } from './openDemo.ts';

/**
 * The tests that cannot run in a page: a browser hides redirects from scripts (the end-to-end tests follow them), and
 * the demo has no service key.
 */
const hidden = new Set([
  'rest: a response has at most a thousand rows, and the next page has the others',
  'auth: an expired link redirects to the site with the reason',
  'auth: a link never redirects to a foreign host',
  'auth: a sign-in with Google redirects, and any other provider is refused',
]);

describe('the services of the mock in a service worker', () => {
  let scene: ServiceScene | null = null;
  beforeAll(async () => {
    scene = await openServiceScene(await openDemo());
  }, 240_000);
  afterAll(() => scene?.target.close());

  testServices(
    () => {
      if (scene === null) throw new Error('The scene did not open');
      return scene;
    },
    (sentence) => hidden.has(sentence),
  );
});
