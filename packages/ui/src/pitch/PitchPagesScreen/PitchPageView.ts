import type { PitchEvents } from '@tribunen/domain';

/** The contents of the pitch: nothing, balls, or shots. */
export type PitchPage = 'pitch' | 'balls' | 'shots';

/** `drawn` is a drawing of the pitch; `picture` is the picture of the stadium, to see whether the homography fits. */
export type PitchBackground = 'drawn' | 'picture';

/** A page that draws on a picture of the pitch by its homography. */
export interface PitchPageView {
  readonly page: PitchPage;
  readonly background: PitchBackground;
  onBackground(background: PitchBackground): void;
  readonly pictureSrc: string;
  /** Sample events; the page tells the user that they are invented. */
  readonly events: PitchEvents;
  /** The match with real event data; null where there is none. */
  readonly openMatchHref: string | null;
  readonly hrefs: Readonly<Record<PitchPage, string>>;
}
