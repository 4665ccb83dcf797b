import { fontFaces } from './fontFaces.ts';

/**
 * The fonts of every page, in a style sheet of their own: when a sheet with fonts gets another rule, Chromium lays out the whole page
 * anew, and the app's sheet gets rules with each component that appears. React puts the sheet into the head, once.
 */
export function FontFaces() {
  return (
    <style href="fonts" precedence="fonts">
      {fontFaces}
    </style>
  );
}
