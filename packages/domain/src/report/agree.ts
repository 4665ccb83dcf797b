/**
 * Whether two sources say the same, or one of them says nothing.
 *
 * @example
 * agree('Berg', null); // true
 * agree('Berg', 'Moe'); // false
 */
export function agree(one: string | null, other: string | null): boolean {
  return one === other || one === null || other === null;
}
