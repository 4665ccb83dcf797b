/**
 * Where a text mentions a whole name, as the positions of the `@`: «@Karianne» and «@Kari-Anne» do not mention Kari
 * (CHAT-9).
 */
export function mentionsWhole(text: string, name: string): number[] {
  const mention = `@${name}`;
  const places: number[] = [];
  for (let place = text.indexOf(mention); place !== -1; place = text.indexOf(mention, place + 1)) {
    if (!/^-?[\p{L}\p{M}\p{N}_]/u.test(text.slice(place + mention.length))) places.push(place);
  }
  return places;
}
