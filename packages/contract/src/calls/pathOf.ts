/**
 * The address of a call, with a value for each placeholder.
 *
 * @throws {TypeError} when a placeholder has no value
 */
export function pathOf(template: string, values: Readonly<Record<string, string>>): string {
  return template.replaceAll(/\{(\w+)\}/g, (_hole, name: string) => {
    const value = values[name];
    if (value === undefined) throw new TypeError(`${template} needs a value for ${name}`);
    return encodeURIComponent(value);
  });
}
