export const first = (list: readonly string[]) => list[0]!; // refused by typescript/no-non-null-assertion
export const anything = (value: any) => value; // refused by typescript/no-explicit-any
