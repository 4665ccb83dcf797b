/** Whether an integer column can hold a number. If not, the database refuses the whole write. */
export function fitsColumn(value: number): boolean {
  return Math.abs(value) < 2_147_483_648;
}
