/** What is known of a reader's language when a page opens. */
export interface LanguageOfReader {
  /** As in `navigator.languages`: tags in the order of preference. */
  readonly preferred: readonly string[];
  /** Whether a language was chosen on this device. */
  readonly isChosen: boolean;
  /** Whether English was offered on this device, in an earlier visit or to an answer. */
  readonly wasOffered: boolean;
}

/** Bokmål, nynorsk, either of them, Swedish and Danish. */
const readsNorwegian = /^(?:nb|nn|no|sv|da)\b/i;

/** Whether a page that opens in Norwegian offers to be read in English (LANGUAGE-2). */
export function offersEnglish({ preferred: [first], isChosen, wasOffered }: LanguageOfReader): boolean {
  return first !== undefined && !readsNorwegian.test(first) && !isChosen && !wasOffered;
}
