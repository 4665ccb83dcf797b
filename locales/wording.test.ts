import { expect, test } from 'vitest';
import { accessibilityWords } from './accessibility.ts';
import { dictionaries, languages } from './index.ts';
import { textsOf } from './textsOf.ts';
import { asPromised, saidTwice, sameInEveryLanguage } from './wordingExceptions.ts';

/** Matches a whole word, also beside æ, ø and å, which `\b` does not treat as letters. */
const word = (letters: string): RegExp => new RegExp(`(?<![\\p{L}-])(?:${letters})(?![\\p{L}-])`, 'iu');

/** A wording that a language avoids, and its replacement. */
type Rule = readonly [unwanted: RegExp, instead: string];

/** The rules for every language. */
const everywhere: readonly Rule[] = [
  [/\.\.\./, '…'],
  [/ …/, '… without a space before it'],
  [/\d'|\}'/, '′ for minutes'],
  [/Tribunen(?!s)/, '{{product}}'],
  [/(?<!\{)"|''/, 'the quotation marks of the language'],
];

const norwegian: readonly Rule[] = [
  [/Fikk ikke|Klarte ikke|Fekk ikkje|Klarte ikkje/, 'Kunne ikke …'],
  [/målgivende|\bAss\./i, 'assist'],
  [/straffespark|straffemål/i, 'straffe, mål på straffe'],
  [/omspill|seriespill/i, 'playoff, ligafase'],
  [/leverandør/i, 'vi'],
  [/direktel|direktet|\blinja\b/i, 'live'],
  [/Glemt passordet/, 'Glemt passord?'],
  [/enheten sier|eininga seier/i, 'Som enheten'],
  [/^(?:Laster|Henter|Lastar|Hentar)\P{L}.*[^….]$/u, '…, at the end of a text of loading'],
  [/utgave|utgåve/i, 'versjon'],
  [/utligger|utliggjar/i, 'avvik'],
];

const unwanted: Readonly<Record<string, readonly Rule[]>> = {
  nb: [
    ...norwegian,
    [/(?<!Ukjent |Slettet |Opprett )bruker(?:en|e)?(?!\p{L})/iu, 'konto, of what one signs in to'],
    [/er (?:ikke )?kjent\.|er registrert/i, 'Ingen … ennå'],
    [/ikke begynt/i, 'Ikke startet'],
    [/uten nett(?!\p{L})/iu, 'Frakoblet'],
    [word('open'), 'åpen'],
    [word('ikkje|frå|eg|ein|kven|kva|kvar|korleis|nokon|berre|meir|òg'), 'bokmål, not nynorsk'],
  ],
  nn: [
    ...norwegian,
    [/^Òg |, òg når/, 'også, at the head of a clause'],
    [
      word('ikke|jeg|hvem|hva|hvor|hvordan|noen|noe|bare|mer|fra|kommer|lagene|kampene|dere|deres|være|gjør|hjem'),
      'nynorsk, not bokmål',
    ],
  ],
  en: [
    [/\balert/i, 'notification'],
    [/e-mail/i, 'email'],
    [/\b(?:in|from|to) the stand\b/, 'in the stands, or fans'],
    [/[“”]/, '‘ ’'],
    [/\bswitch(?:ed)? (?:on|off)|\bswitch .* (?:on|off)\b/i, 'turn on, turn off'],
    [/favorite|color|center|canceled|soccer|organiz|\bgray\b/i, 'British spelling, football'],
    [word('ikke|kamp|kamper|laget|spiller|venner|prøv|lukk|laster|feil'), 'English, not Norwegian'],
  ],
};

/** English words that no Norwegian text needs, without those of Norwegian football (live, chat, assist, offside, back, xG). */
const english = word(
  'the|and|of|is|are|not|found|page|error|unexpected|application|enable|sound|home|away|loading|close|save|cancel|' +
    'delete|reset|undo|play|team|teams|player|players|friend|friends|user|settings|search|click|paste|this|into|cache|results|' +
    'result|warm|free|hit|captain|try|again|sign|star|scout|match|matches|goal|goals|score|kick-off|half-time|view|share|print',
);

const source = new Map(textsOf(dictionaries.nb));
const promised = (path: string): boolean => asPromised.has(source.get(path) ?? '');
/** Names of countries and competitions are often the same in two languages. */
const isSame = (path: string): boolean =>
  /^(?:competitions|teams\.nations)\./.test(path) || sameInEveryLanguage.has(source.get(path) ?? '');
/** A text without placeholders, keyboard keys and names from the official game. */
const bare = (text: string): string => text.replaceAll(/\{\{\w+\}\}|Delete|Enter|Team ID|Free hit/g, '');

for (const language of languages) {
  const texts = [...textsOf(dictionaries[language]), ...textsOf(accessibilityWords[language])];

  test(`${language} uses the chosen wording for each thing`, () => {
    const rules = unwanted[language] ?? [];
    expect(rules.length).toBeGreaterThan(0);
    const said = texts
      .filter(([path]) => language !== 'nb' || !promised(path))
      .flatMap(([path, text]) =>
        [...everywhere, ...rules].flatMap(([pattern, instead]) =>
          pattern.test(text) ? [`${path}: «${text}» – write: ${instead}`] : [],
        ),
      );
    expect(said).toEqual([]);
  });
}

test.each(['nb', 'nn'] as const)('no text in %s contains English', (language) => {
  const isEnglish = ([, text]: [string, string]): boolean => english.test(bare(text));
  const found = textsOf(dictionaries[language]).filter(isEnglish);
  expect(found.filter(([path]) => !promised(path) && !isSame(path))).toEqual([]);
});

test('every text in English is translated', () => {
  const isLeft = ([path, text]: [string, string]): boolean => source.get(path) === text && /\p{L}{3}/u.test(bare(text));
  const left = textsOf(dictionaries.en).filter(isLeft);
  expect(left.filter(([path]) => !promised(path) && !isSame(path))).toEqual([]);
});

test('texts with the same meaning share a key: a text has two keys only for a stated reason', () => {
  const keys = new Map<string, Set<string>>();
  for (const [path, text] of textsOf(dictionaries.nb)) {
    const key = path.replace(/_(?:one|other)$/, '');
    keys.set(text, (keys.get(text) ?? new Set()).add(key));
  }
  const twice = [...keys].filter(([, of]) => of.size > 1).map(([text]) => text);
  const explained = Object.values(saidTwice).flat();
  expect(twice.filter((text) => !explained.includes(text))).toEqual([]);
  expect(explained.filter((text) => !twice.includes(text))).toEqual([]);
});

test('every exception is still in use', () => {
  const said = new Set(textsOf(dictionaries.nb).map(([, text]) => text));
  expect([...asPromised, ...sameInEveryLanguage].filter((text) => !said.has(text))).toEqual([]);
});
