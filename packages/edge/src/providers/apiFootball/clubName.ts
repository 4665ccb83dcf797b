/** Norwegian clubs whose names lose their letters in the men's leagues, and some that the provider spells in its own way. */
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
  ['Stromsgodset', 'Strømsgodset'],
  ['Stromsgodset IF', 'Strømsgodset'],
  ['Tromso', 'Tromsø'],
  ['Tromsdalen', 'Tromsdalen'],
  ['Valerenga', 'Vålerenga'],
  ['Viking FK', 'Viking'],
]);

/** A club's name with its own letters. The provider marks most women's teams by a « W» at the end. */
export function clubName(name: string): string {
  const plain = name.trim().replace(/ W$/, '');
  return norwegian.get(plain) ?? plain;
}
