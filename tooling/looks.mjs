import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { serveBuild } from './build/serveBuild.mjs';
import { buildCatalogueAt } from './looks/buildCatalogueAt.mjs';
import { compareStory } from './looks/compareStory.mjs';
import { pageOfChanges } from './looks/pageOfChanges.mjs';
import { stillPage } from './looks/photographStory.mjs';
import { launchChromium } from './process/launchChromium.mjs';
import { run } from './process/run.mjs';
import { root } from './setUp/root.mjs';
import { runMain, SetUpError } from './setUp/SetUpError.mjs';

const reports = join(root, 'reports/looks');
/**
 * With these flags Chromium redraws whole areas instead of only their changed parts, and draws the same pixels on every
 * processor.
 */
const stillness = [
  '--force-color-profile=srgb',
  '--disable-gpu',
  '--disable-lcd-text',
  '--disable-partial-raster',
  '--disable-skia-runtime-opts',
  '--font-render-hinting=none',
];
/** How many pages are open at the same time. */
const pagesAtOnce = 2;

/**
 * `npm run looks`: compares pictures of every story with pictures from the commit where this branch left `main`, in two
 * themes and two widths, and fails if a pixel differs. It takes all pictures in the same run, so that no picture is
 * stored and no other machine's fonts matter.
 *
 * `-- --base <commit>` compares with another commit, `--only Chat` compares the stories with that word in their id.
 * `--before <folder>` and `--after <folder>` use built catalogues. `--show` serves a page with the changed pictures of
 * the last run: before, after and the difference.
 */
async function looks() {
  const options = parseArgs({
    options: {
      base: { type: 'string' },
      only: { type: 'string', default: '' },
      before: { type: 'string' },
      after: { type: 'string' },
      show: { type: 'boolean', default: false },
    },
  }).values;
  if (options.show) return show();
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });

  const began = performance.now();
  const folders = { before: await catalogueBefore(options), after: await catalogueAfter(options) };
  const built = performance.now();
  const [before, after] = [storiesIn(folders.before), storiesIn(folders.after)];
  const chosen = [...after].filter((id) => id.includes(options.only.toLowerCase()));
  const waiting = chosen.filter((id) => before.has(id));

  const sites = [await serveBuild(folders.before), await serveBuild(folders.after)];
  const [siteBefore, siteAfter] = sites.map(({ address }) => address);
  const browser = await launchChromium(...stillness);
  /** @type {import('./looks/compareStory.mjs').Change[]} */
  const changes = [];
  try {
    await Promise.all(
      Array.from({ length: pagesAtOnce }, async () => {
        const sides = {
          before: { page: await stillPage(browser), catalogue: siteBefore ?? '' },
          after: { page: await stillPage(browser), catalogue: siteAfter ?? '' },
        };
        for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
          changes.push(...(await compareStory(sides, id)));
        }
      }),
    );
  } finally {
    await browser.close();
    await Promise.all(sites.map((site) => site.stop()));
  }
  for (const { name, pictures } of changes) {
    for (const [which, picture] of Object.entries(pictures)) {
      writeFileSync(join(reports, `${name}--${which}.png`), picture);
    }
  }
  writeFileSync(join(reports, 'index.html'), pageOfChanges(changes));
  for (const { name, pixels } of changes) console.log(`${name}: ${pixels} pixels differ`);
  const seconds = (/** @type {number} */ ms) => (ms / 1000).toFixed(0);
  console.log(
    `${chosen.length} stories, ${chosen.filter((id) => !before.has(id)).length} of them new, ${changes.length} pictures differ ` +
      `(${seconds(built - began)} s of building, ${seconds(performance.now() - built)} s of comparing)`,
  );
  if (changes.length > 0) {
    console.log('npm run looks -- --show');
    process.exitCode = 1;
  }
}

/** @param {{ before?: string | undefined, base?: string | undefined }} options */
async function catalogueBefore({ before, base }) {
  if (before !== undefined) return resolve(before);
  const { code, output } = await run(
    base === undefined ? ['git', 'merge-base', 'HEAD', 'main'] : ['git', 'rev-parse', base],
  );
  if (code !== 0) throw new SetUpError(`There is no commit to compare with: ${output.trim()}`);
  const folder = join(root, 'node_modules/.cache/looks', output.trim());
  if (!existsSync(join(folder, 'index.json'))) await buildCatalogueAt(output.trim(), folder);
  return folder;
}

/** @param {{ after?: string | undefined }} options */
async function catalogueAfter({ after }) {
  if (after !== undefined) return resolve(after);
  const folder = join(root, 'storybook-static');
  const { code, output } = await run(['storybook', 'build', '--quiet', '--output-dir', folder]);
  if (code !== 0) throw new SetUpError(`The catalogue was not built: ${output}`);
  return folder;
}

/**
 * @param {string} catalogue
 * @returns {ReadonlySet<string>}
 */
function storiesIn(catalogue) {
  /** @type {{ entries: Record<string, { type: string }> }} */
  const { entries } = JSON.parse(readFileSync(join(catalogue, 'index.json'), 'utf8'));
  return new Set(Object.keys(entries).filter((id) => entries[id]?.type === 'story'));
}

async function show() {
  if (!existsSync(join(reports, 'index.html'))) throw new SetUpError('Nothing was compared yet: npm run looks');
  const { address } = await serveBuild(reports);
  console.log(`${address}/index.html`);
}

await runMain(looks);
