import type { Page } from 'playwright';
import { array, boolean, type InferOutput, nullable, number, object, parse, pipe, string, transform } from 'valibot';

/** Reads null as NaN, because JSON turns NaN into null. */
const moment = pipe(
  nullable(number()),
  transform((ms) => ms ?? Number.NaN),
);
const span = { startTime: number(), duration: number() };

/** The record of `watchGoals`. Moments are milliseconds since `timeOrigin`. */
const seenGoals = object({
  /** Milliseconds since 1970. */
  timeOrigin: number(),
  frames: number(),
  bytes: number(),
  banners: array(
    object({
      scorer: string(),
      /** Whether another goal's banner was up when the goal's frame arrived, so that its own banner had to wait. */
      waits: boolean(),
      frame: number(),
      shown: number(),
      painted: moment,
    }),
  ),
  flashes: array(object({ frame: number(), shown: number() })),
  longTasks: array(object(span)),
  longFrames: array(
    object({
      ...span,
      scripts: array(
        object({ duration: number(), invoker: string(), sourceURL: string(), sourceFunctionName: string() }),
      ),
    }),
  ),
  /** HTTP requests: the address, and when the answer was complete. */
  answers: array(object({ name: string(), responseEnd: number() })),
});
export type SeenGoals = InferOutput<typeof seenGoals>;

export async function readSeenGoals(page: Page): Promise<SeenGoals> {
  return parse(seenGoals, await page.evaluate(() => JSON.parse(JSON.stringify(Reflect.get(globalThis, 'seenGoals')))));
}
