/** The expression that matches a call's template, with any text in place of its placeholders. */
export function toPattern(template: string): RegExp {
  const parts = template.split(/\{\w+\}/).map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`));
  return new RegExp(`^${parts.join('.*')}$`, 's');
}
