import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { mutants } from './mutants.ts';

/**
 * Inserts a deliberate bug into source files while Node.js loads them; the files on disk do not change. Call this
 * function before those files are imported.
 *
 * @throws {Error} if no mutant has this name. A later import of the file throws if the text to replace does not occur
 * in the file, or occurs more than once
 */
export function mutateWhileLoading(name: string): void {
  const mutant = mutants.find((each) => each.name === name);
  if (mutant === undefined) throw new Error(`There is no mutant «${name}»`);
  const edits = [mutant, ...(mutant.also === undefined ? [] : [mutant.also])].map((edit) => ({
    ...edit,
    target: pathToFileURL(join(import.meta.dirname, '../../..', edit.file)).href,
  }));
  registerHooks({
    load(url, context, nextLoad) {
      const loaded = nextLoad(url, context);
      const edit = edits.find(({ target }) => target === url);
      if (edit === undefined) return loaded;
      const { file, find, replace } = edit;
      const source = typeof loaded.source === 'string' ? loaded.source : new TextDecoder().decode(loaded.source);
      const parts = source.split(find);
      if (parts.length !== 2) {
        throw new Error(`«${name}» finds its text ${parts.length - 1} times in ${file}, and needs it once`);
      }
      return { ...loaded, source: parts.join(replace) };
    },
  });
}
