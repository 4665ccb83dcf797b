/** Trusted Types, which TypeScript's types lack: HTML is text to them. */
declare global {
  var trustedTypes:
    | { createPolicy(name: string, rules: { createHTML(html: string): string }): { createHTML(html: string): string } }
    | undefined;
}

/** HTML that the demo's own backend has written, as a page with Trusted Types takes it. */
export function trustedHtml(html: string): string {
  return globalThis.trustedTypes?.createPolicy('demo', { createHTML: (text) => text }).createHTML(html) ?? html;
}
