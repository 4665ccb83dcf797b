/** A picture to click on, and its size in its own pixels. */
export interface CalibrationPicture {
  readonly src: string;
  readonly name: string;
  readonly width: number;
  readonly height: number;
}
