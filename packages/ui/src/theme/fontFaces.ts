import latin from '@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2';
import latinExt from '@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-ext-wght-normal.woff2';

/** The font file with the letters of Norwegian, for a page that preloads it. */
export const textFont: string = latin;

interface StandIn {
  readonly weights: string;
  readonly local: readonly string[];
  /**
   * How much wider Schibsted Grotesk sets the app's texts at these weights; measured in Chromium against Liberation
   * Sans.
   */
  readonly stretch: number;
}

const regular = ['Arial', 'Liberation Sans', 'Arimo', 'Roboto'];
const bold = ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold', 'Roboto Bold'];
const standIns: readonly StandIn[] = [
  { weights: '400 499', local: regular, stretch: 1.04 },
  { weights: '500 599', local: regular, stretch: 1.059 },
  { weights: '600 779', local: bold, stretch: 1.015 },
  { weights: '780 900', local: bold, stretch: 1.046 },
];

/** Schibsted Grotesk's height above and below the line, as shares of its size. */
const ascent = 0.977;
const descent = 0.258;

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;

const standInFace = ({ weights, local, stretch }: StandIn) => `
  @font-face {
    font-family: 'Schibsted Grotesk Fallback'; font-weight: ${weights}; font-style: normal;
    src: ${local.map((name) => `local('${name}')`).join(', ')};
    size-adjust: ${percent(stretch)}; ascent-override: ${percent(ascent / stretch)}; descent-override: ${percent(descent / stretch)}; line-gap-override: 0%;
  }
`;

/**
 * Schibsted Grotesk, served from our own host, and a fallback for the moment before it loads.
 *
 * The fallback is whatever close relative of Arial the device has, stretched to Schibsted Grotesk's widths and with its
 * ascent and descent, so that nothing moves when the real font takes over.
 */
export const fontFaces = `
  @font-face {
    font-family: 'Schibsted Grotesk'; font-weight: 400 900; font-style: normal; font-display: swap;
    src: url('${latinExt}') format('woff2');
    unicode-range: U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+1E00-1E9F, U+1EF2-1EFF, U+20A0-20AB, U+20AD-20C0, U+2113;
  }
  @font-face {
    font-family: 'Schibsted Grotesk'; font-weight: 400 900; font-style: normal; font-display: swap;
    src: url('${latin}') format('woff2');
    unicode-range: U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD;
  }
  ${standIns.map(standInFace).join('')}
`;
