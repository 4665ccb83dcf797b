/**
 * The right names of Norwegian clubs that the provider misspells in the men's leagues or writes without «æ», «ø» and
 * «å».
 */
const norwegian: ReadonlyMap<string, string> = new Map([
  ['Aalesund', 'Aalesund'],
  ['Asane', 'Åsane'],
  ['Bodo/Glimt', 'Bodø/Glimt'],
  ['Bodo Glimt', 'Bodø/Glimt'],
  ['Brattvag', 'Brattvåg'],
  ['Fredrikstad', 'Fredrikstad'],
  ['Ham-Kam', 'HamKam'],
  ['Hodd', 'Hødd'],
  ['KFUM Oslo', 'KFUM'],
  ['Kristiansund BK', 'Kristiansund'],
  ['Lillestrom', 'Lillestrøm'],
  ['Lyn Oslo', 'Lyn'],
  ['Mjondalen', 'Mjøndalen'],
  ['Orn-Horten', 'Ørn Horten'],
  ['SK Brann', 'Brann'],
  ['Stabaek', 'Stabæk'],
  ['Strommen', 'Strømmen'],
  ['Stromsgodset', 'Strømsgodset'],
  ['Stromsgodset IF', 'Strømsgodset'],
  ['Tromso', 'Tromsø'],
  ['Tromsdalen', 'Tromsdalen'],
  ['Valerenga', 'Vålerenga'],
  ['Viking FK', 'Viking'],
]);

/**
 * A club's name in its right spelling. The provider marks most women's teams with « W» at the end, which is removed.
 */
export function clubName(name: string): string {
  const plain = name.trim().replace(/ W$/, '');
  return norwegian.get(plain) ?? plain;
}
