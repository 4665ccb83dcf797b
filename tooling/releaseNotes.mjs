import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { notesOf } from './release/notesOf.mjs';
import { root } from './setUp/root.mjs';
import { runMain, SetUpError } from './setUp/SetUpError.mjs';

/** `node tooling/releaseNotes.mjs v1.0.0` prints that version's section of CHANGELOG.md. */
async function releaseNotes() {
  const version = (process.argv[2] ?? '').replace(/^v/, '');
  const notes = notesOf(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'), version);
  if (notes === null) throw new SetUpError(`CHANGELOG.md has no section for version «${version}».`);
  console.log(notes);
}

await runMain(releaseNotes);
