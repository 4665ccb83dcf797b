import { type InferOutput, literal, object, string } from 'valibot';

/** The caller's e-mail address, which the caller types to confirm the deletion. */
export const deleteAccountRequest = object({ email: string() });
export type DeleteAccountRequest = InferOutput<typeof deleteAccountRequest>;

export const deleteAccountAnswer = object({ success: literal(true) });
export type DeleteAccountAnswer = InferOutput<typeof deleteAccountAnswer>;
