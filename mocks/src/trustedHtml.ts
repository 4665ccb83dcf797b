/** Declares Trusted Types, which TypeScript's library types lack, as if a policy returned a string. */
declare global {
  var trustedTypes:
    | { createPolicy(name: string, rules: { createHTML(html: string): string }): { createHTML(html: string): string } }
    | undefined;
}

/** Marks HTML from the demo's own backend as trusted, so that a page that enforces Trusted Types accepts it. */
export function trustedHtml(html: string): string {
  return globalThis.trustedTypes?.createPolicy('demo', { createHTML: (text) => text }).createHTML(html) ?? html;
}
