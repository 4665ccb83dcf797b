/** The last word of a name, where there is no room for all of it. */
export function shortName(name: string): string {
  return name.trim().split(/\s+/).at(-1) ?? name;
}
