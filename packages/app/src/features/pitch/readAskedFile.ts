import { type EventFileOptions, readEventFile, type ReadEventFile } from '@tribunen/contract';

/** A file of events to read, and the choice of one of its matches. */
export interface AskedFile {
  readonly file: File;
  readonly options: EventFileOptions;
}

/** Reads a file of events. A file that no longer exists or may not be read is refused. */
export async function readAskedFile({ file, options }: AskedFile): Promise<ReadEventFile> {
  let text: string;
  try {
    text = await file.text();
  } catch (error) {
    const fault = { format: null, line: 1, column: 1, field: '', message: String(error) };
    return { status: 'refused', fault: { ...fault, what: { kind: 'unreadable' } } };
  }
  return readEventFile(text, options);
}
