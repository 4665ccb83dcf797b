import { type InferOutput, object } from 'valibot';
import { moment, rowId } from '../columns.ts';
import { hiddenWordText } from '../textColumns.ts';
import { rowTranslation } from './rowTranslation.ts';

/** A word that one user has hidden: messages that contain it are not shown to that user. */
export const hiddenWordRow = object({ id: rowId, user_id: rowId, word: hiddenWordText, created_at: moment });
export type HiddenWordRow = InferOutput<typeof hiddenWordRow>;

/** How many rows a user may have; the database refuses more with `LIST_FULL`. */
export const mostHiddenWords = 500;

/** The word of one row. */
export const toSavedHiddenWord = rowTranslation('hidden_words', object({ word: hiddenWordText }), ({ word }) => word);
