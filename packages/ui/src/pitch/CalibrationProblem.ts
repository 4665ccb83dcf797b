import type { FileProblem } from './FileProblem.ts';

/** An action that failed; the tool's state is unchanged. */
export type CalibrationProblem =
  | { readonly kind: 'not-picture'; readonly name: string }
  | { readonly kind: 'too-small' | 'too-large'; readonly width: number; readonly height: number }
  | { readonly kind: 'paste-refused' | 'nothing-to-paste' | 'copy-refused' }
  /** A file of clicks that breaks its schema. */
  | {
      readonly kind: 'bad-file';
      readonly name: string;
      readonly fault: FileProblem;
    }
  /** A file of clicks in a picture of another size. */
  | { readonly kind: 'other-picture'; readonly name: string; readonly width: number; readonly height: number };
