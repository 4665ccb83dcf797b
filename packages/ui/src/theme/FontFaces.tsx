import { fontFaces } from './fontFaces.ts';

/**
 * The fonts of every page, in a separate style sheet: when a sheet with fonts gets another rule, Chromium lays out the whole page again,
 * and the app's sheet gets new rules with each component that appears. React puts the sheet into the head, once.
 */
export function FontFaces() {
  return (
    <style href="fonts" precedence="fonts">
      {fontFaces}
    </style>
  );
}
