import { type InferOutput, object } from 'valibot';
import { hiddenWordText, moment, rowId } from '../columns.ts';

/** A word that hides the messages in which it stands, for one user. */
export const hiddenWordRow = object({ id: rowId, user_id: rowId, word: hiddenWordText, created_at: moment });
export type HiddenWordRow = InferOutput<typeof hiddenWordRow>;
