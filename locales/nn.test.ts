import { expect, test } from 'vitest';
import { accessibilityWords } from './accessibility.ts';
import { dictionaries } from './index.ts';
import { textsOf } from './textsOf.ts';

/** Words of bokmål that nynorsk does not have, each with the nynorsk word. */
const bokmål: readonly (readonly [word: RegExp, nynorsk: string])[] = [
  [/^ikke$/u, 'ikkje'],
  [/^jeg$/u, 'eg'],
  [/^deres?$/u, 'de, dykk, dykkar'],
  [/^hun$/u, 'ho'],
  [/^hv/u, 'kv-, kor, om'],
  [/^(?:en|et|én|ett)$/u, 'ein, ei, eit'],
  [/^noen?$/u, 'noko, nokon, nokre'],
  [/fra$/u, 'frå'],
  [/^bare$/u, 'berre'],
  [/^(?:mer|flere)$/u, 'meir, fleire'],
  [/^annet$/u, 'anna'],
  [/^selv/u, 'sjølv'],
  [/^(?:foran|utenfor|videre)$/u, 'framfor, utanfor, vidare'],
  [/^hjemme/u, 'heime'],
  [/^(?:nå|ennå)$/u, 'no, enno'],
  [/^(?:allerede|fortsatt|fremdeles)$/u, 'allereie, framleis'],
  [/^(?:tidligere|senere|sent|nyere|nyeste)$/u, 'tidlegare, seinare, seint, nyare, nyaste'],
  [/^(?:fikk|ga|vet|sier|gjør|være|vært|komme)$/u, 'fekk, gav, veit, seier, gjer, vere, vore, kome'],
  [/^(?:skrevet|brutt|avbrutt|vunnet|glemt|utløpt)$/u, 'skrive, brote, avbrote, vunne, gløymt, gått ut'],
  [/^(?:følge|fulgt)/u, 'følgje, følgjer, følgde'],
  [/^(?:velg|valgt)/u, 'velje, vel, valde, vald'],
  [/^åp/u, 'ope, opne'],
  [/(?:last|hent|mangl|lagr|vent|endr|flytt|slett|logg|kobl|fjern|tagg|demp|start)(?:er|et)$/u, '-ar, -a'],
  [/(?:kamp|tim|dag|gang|konkurrans|kommentar|duell|plass|rund|bokstav|invitasjon)(?:er|ene)$/u, '-ar, -ane'],
  [/(?:minutt|sekund|resultat|punkt|møst|hjørn)er$/u, 'no ending: fleire minutt, resultat, punkt'],
  [/(?:kamp|lag|mål|kort|poeng|punkt|ord|svar|varsl|resultat|tall)ene$/u, '-ane, or -a for what is neuter'],
  [/^venn/u, 'ven, vener, venene'],
  [/^(?:navn|rød|tegn|øye)/u, 'namn, raud, teikn, auge'],
  [/(?:list|(?<!pro)fil|sid|lenk|adress)en$/u, '-a'],
  [/^nett(?:leser|sted)/u, 'nettlesar, nettstad'],
  [/spil[lt]/u, 'spel'],
  [/.ing(?:er|ene)$/u, '-ingar, -ingane'],
  [/.ingen$/u, '-inga'],
  [/else(?:n|r|ne)?$/u, '-ing, -sle, -ende'],
  [/het(?:en|er)?$/u, '-leik, -dom'],
  [/lig(?:e|ere|st|ste)?$/u, '-leg'],
];

test('nynorsk texts contain no bokmål words', () => {
  const found = [...textsOf(dictionaries.nn), ...textsOf(accessibilityWords.nn)].flatMap(([path, text]) =>
    bokmålIn(text).map((word) => `${path}: ${word}`),
  );
  expect(found).toEqual([]);
});

test('the check finds a bokmål word with any ending, and beside a placeholder', () => {
  expect(bokmålIn('Hva skjedde mens lagene fra {{hvor}} spilte?')).toEqual([
    'hva, in nynorsk kv-, kor, om',
    'lagene, in nynorsk -ane, or -a for what is neuter',
    'fra, in nynorsk frå',
    'spilte, in nynorsk spel',
  ]);
  expect(bokmålIn('Kva hende medan laga frå {{hvor}} spela?')).toEqual([]);
});

function bokmålIn(text: string): readonly string[] {
  const words = text
    .replaceAll(/\{\{\w+\}\}/gu, ' ')
    .toLowerCase()
    .match(/[\p{L}-]+/gu);
  return [...(words ?? [])].flatMap((word) =>
    bokmål.filter(([pattern]) => pattern.test(word)).map(([, nynorsk]) => `${word}, in nynorsk ${nynorsk}`),
  );
}
