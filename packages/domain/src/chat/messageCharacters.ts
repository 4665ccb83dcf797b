const ELEMENT = String.raw`[\u2190-\u2BFF\u{1F000}-\u{1F1E5}\u{1F200}-\u{1FAFF}][\uFE0F\u{1F3FB}-\u{1F3FF}]?`;
/** The flag of a land within a country, another flag, up to four joined emoji, a keycap, and any other character. */
const CHARACTER = new RegExp(
  String.raw`\u{1F3F4}[\u{E0020}-\u{E007E}]{1,8}\u{E007F}|[\u{1F1E6}-\u{1F1FF}]{2}|${ELEMENT}(?:\u200D${ELEMENT}){0,3}|[0-9#*]\uFE0F?\u20E3|.\uFE0F?`,
  'gsu',
);

/**
 * The characters of a message as its reader counts them: a family of emoji, a flag and an é in either Unicode form are
 * one each (CHAT-10). The database counts by the same expression, which is why this is no `Intl.Segmenter`.
 */
export function messageCharacters(text: string): readonly string[] {
  return text.normalize('NFC').match(CHARACTER) ?? [];
}
