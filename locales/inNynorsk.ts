/** Words of dates and ages that differ between the two written languages; the names of the months are the same. */
const words: Readonly<Record<string, string>> = {
  mandag: 'måndag',
  tirsdag: 'tysdag',
  lørdag: 'laurdag',
  man: 'mån',
  tir: 'tys',
  lør: 'lau',
  sekunder: 'sekund',
  minutter: 'minutt',
  timer: 'timar',
};

/** Converts a date or an age that the browser has written in bokmål to nynorsk, which Chromium lacks. */
export function inNynorsk(text: string): string {
  return text.replaceAll(/\p{L}+/gu, (word) => words[word] ?? word);
}
