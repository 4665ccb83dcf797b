/** Whether two sources give the same text, or one of them gives none. */
export function agree(one: string | null, other: string | null): boolean {
  return one === other || one === null || other === null;
}
