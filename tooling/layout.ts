import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { figuresOf } from './layout/figuresOf.ts';
import { brokenSteps, hopsOf, journeys } from './layout/journeys.ts';
import { readPackages } from './layout/readPackages.ts';
import { readSources } from './layout/readSources.ts';
import { root } from './setUp/root.mjs';

/**
 * `npm run layout`: prints how app and ui are built, as figures, counted from the imports. `npm run layout -- <folder>`
 * counts another clone, such as an older one. `tests/boundaries` holds what must not get worse.
 */
function printLayout(repository: string): void {
  const [app, ui] = [treeOf(repository, 'app'), treeOf(repository, 'ui')];
  console.table(
    Object.fromEntries(Object.keys(app.rows).map((name) => [name, { app: app.rows[name], ui: ui.rows[name] }])),
  );
  for (const [room, { knots }] of Object.entries({ app: app.figures, ui: ui.figures })) {
    for (const knot of knots) console.log(`A knot of ${knot.length} in ${room}: ${knot.join(', ')}`);
  }

  const files = readPackages(repository);
  for (const journey of journeys) {
    const broken = brokenSteps(journey, files);
    console.log(`${journey.name}: ${hopsOf(journey)} files, at most ${journey.limit}`);
    for (const step of broken) console.log(`  ${step}`);
  }
}

function treeOf(repository: string, room: 'app' | 'ui') {
  const folder = join(repository, 'packages', room, 'src');
  const figures = figuresOf(readSources(folder), room);
  const rows: Readonly<Record<string, number | null>> = {
    folders: readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory()).length,
    floors: figures.floors,
    'imports up or sideways': figures.upward,
    knots: figures.knots.length,
    'folders in knots': figures.knots.flat().length,
    'imports within knots': figures.knotted,
    files: figures.files,
    'files under 25 lines': figures.small,
    'files with one importer': figures.oneImporter,
    'files under 25 lines with one importer': figures.smallWithOneImporter,
    lines: figures.lines,
  };
  return { figures, rows };
}

printLayout(resolve(process.argv[2] ?? root));
