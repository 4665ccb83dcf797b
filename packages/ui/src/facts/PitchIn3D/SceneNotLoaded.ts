/** The code that draws the pitch in three dimensions was not fetched, for instance without a network. Another attempt may succeed. */
export class SceneNotLoaded extends Error {
  override readonly name = 'SceneNotLoaded';

  constructor(cause: unknown) {
    super('The code of the pitch in three dimensions was not fetched', { cause });
  }
}
