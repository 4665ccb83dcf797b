import type { StackFrame } from './ErrorReport.ts';

/** Chromium's «at save (https://…/app.js:1:20)», and «save@https://…/app.js:1:20» of Firefox and Safari. */
const line =
  /^\s*(?:at (?:async )?(?:([\w.$<>]+) (?:\[as \w+\] )?\()?|([\w.$<>/]*)@)(https?:\/\/[^\s()]+?):(\d+):(\d+)\)?$/;
const mostFrames = 30;

/**
 * The calls that led to an error, in scripts of this site alone. The rest of the stack, which repeats the error's message, is left out.
 *
 * @param origin of the site
 */
export function framesOf({ stack = '', message }: Error, origin: string): readonly StackFrame[] {
  return stack
    .replace(message, '')
    .split('\n')
    .flatMap((text): StackFrame[] => {
      const [, chromium, other, address = '', lineno, colno] = line.exec(text) ?? [];
      if (!URL.canParse(address)) return [];
      const url = new URL(address);
      if (url.origin !== origin) return [];
      return [
        {
          function: chromium ?? other ?? '',
          filename: url.pathname,
          lineno: Number(lineno),
          colno: Number(colno),
        },
      ];
    })
    .slice(0, mostFrames);
}
