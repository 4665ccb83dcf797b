import { type GenericSchema, type InferOutput, safeParse } from 'valibot';

/** The most bytes that a request's body may have. No request of the app is nearly as large. */
const largestBody = 64_000;

/** Thrown when a request's body is larger than `largestBody`. */
export class BodyTooLarge extends Error {
  override readonly name = 'BodyTooLarge';
}

/**
 * Parses the body of a POST; null when it is not JSON or does not match the schema.
 *
 * @throws {BodyTooLarge} beyond 64,000 bytes
 */
export async function readAsked<Schema extends GenericSchema>(
  request: Request,
  schema: Schema,
): Promise<InferOutput<Schema> | null> {
  const parsed = safeParse(schema, await readJson(request));
  return parsed.success ? parsed.output : null;
}

async function readJson(request: Request): Promise<unknown> {
  const text = await readText(request);
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Reads the text of the body, and stops when the body is too large, whatever length the request declares. */
async function readText({ body }: Request): Promise<string> {
  if (body === null) return '';
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let [text, read] = ['', 0];
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    read += value.byteLength;
    if (read > largestBody) {
      await reader.cancel();
      throw new BodyTooLarge(`A body of more than ${largestBody} bytes`);
    }
    text += decoder.decode(value, { stream: true });
  }
}
