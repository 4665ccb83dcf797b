import type { PassNetwork, PitchDensity, PitchMark, PitchTopic } from '@tribunen/domain';

/** The content of a picture of the pitch, from above or in three dimensions. */
export interface FactsPicture {
  readonly topic: PitchTopic;
  readonly drawing: PictureDrawing;
  /** A sentence that describes the picture. */
  readonly summary: string;
  readonly picked: PitchMark | null;
  onPick(key: string | null): void;
}

export type PictureDrawing =
  /** The first `count` of the marks, which are in order of time. */
  | { readonly kind: 'arrows'; readonly marks: readonly PitchMark[]; readonly count: number }
  | { readonly kind: 'heat'; readonly density: PitchDensity }
  | { readonly kind: 'network'; readonly network: PassNetwork };
