/** The code of a screen did not load: the network was gone, or the page is of an earlier version, whose files are gone. */
export class CodeNotLoaded extends Error {
  override readonly name = 'CodeNotLoaded';

  constructor(cause: unknown) {
    super('The code of a screen did not load', { cause });
  }
}
