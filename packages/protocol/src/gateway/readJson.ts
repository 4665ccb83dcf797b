/** Thrown for a body that is too large for the gateway. */
export class BodyTooLargeError extends Error {
  override readonly name = 'BodyTooLargeError';
}

/** The gateway's answer to a body that is too large; any other error is thrown again. */
export function answerTooLarge(error: unknown): Response {
  if (!(error instanceof BodyTooLargeError)) throw error;
  return Response.json({ message: 'Request size limit exceeded' }, { status: 413 });
}

/** The largest accepted body: in characters here, and in bytes in a server that counts the body while it arrives. */
export const largestBody = 8_000_000;
const deepestNesting = 500;

/**
 * The JSON of a request's body; undefined when the body is not JSON or is nested too deeply.
 *
 * @throws {BodyTooLargeError} beyond eight million characters
 */
export async function readJson(request: Request): Promise<unknown> {
  const text = await request.text();
  if (text.length > largestBody) throw new BodyTooLargeError(`A body of ${text.length} characters`);
  if (isTooDeep(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Whether JSON is nested so deeply that it could exhaust the stack of a recursive function. None of our data is. */
function isTooDeep(text: string): boolean {
  let [depth, quoted] = [0, false];
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (quoted && character === '\\') at += 1;
    else if (character === '"') quoted = !quoted;
    else if (quoted) continue;
    else if (character === '[' || character === '{') depth += 1;
    else if (character === ']' || character === '}') depth -= 1;
    if (depth > deepestNesting) return true;
  }
  return false;
}
