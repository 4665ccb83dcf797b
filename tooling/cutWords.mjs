import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { serveBuild } from './build/serveBuild.mjs';
import { run } from './process/run.mjs';
import { launchChromium } from './process/launchChromium.mjs';
import { root } from './setUp/root.mjs';
import { runMain, SetUpError } from './setUp/SetUpError.mjs';
import { findCutWords } from './cutWords/findCutWords.mjs';

const catalogue = join(root, 'storybook-static');
const phone = { width: 390, height: 844 };
/** How many pages are open at the same time. */
const pagesAtOnce = 2;
const wider = 'wider than the window';
/** How long to wait for a story's motion to end after its first paint, in milliseconds. */
const settleMs = 400;

/** @typedef {{ story: string, fault: string, text: string }} Finding */

/**
 * `npm run cut-words`: opens every story on a phone in the pseudo-language, whose texts are a third longer, and lists
 * the texts that are cut or overlap, and the pages that are wider than the phone. `-- --language en` checks another
 * language, `-- --only Chat` checks only the stories with that word in their id, and `-- --built` uses the last build
 * of the catalogue.
 */
async function cutWords() {
  const { language, only, built } = parseArgs({
    options: {
      language: { type: 'string', default: 'pseudo' },
      only: { type: 'string', default: '' },
      built: { type: 'boolean', default: false },
    },
  }).values;
  if (!built) {
    const { code, output } = await run(['storybook', 'build', '--quiet', '--output-dir', catalogue]);
    if (code !== 0) throw new SetUpError(`The catalogue was not built: ${output}`);
  }
  /** @type {{ entries: Record<string, { type: string }> }} */
  const { entries } = JSON.parse(readFileSync(join(catalogue, 'index.json'), 'utf8'));
  const stories = Object.keys(entries).filter((id) => entries[id]?.type === 'story' && id.includes(only.toLowerCase()));
  const browser = await launchChromium();
  const site = await serveBuild(catalogue);
  /** @type {Finding[]} */
  const findings = [];
  const waiting = [...stories];
  try {
    await Promise.all(
      Array.from({ length: pagesAtOnce }, async () => {
        const page = await browser.newPage({ viewport: phone, locale: 'nb-NO', timezoneId: 'Europe/Oslo' });
        for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
          const story = id;
          /** @param {string} words */
          const look = async (words) => {
            await page.goto(`${site.address}/iframe.html?id=${story}&viewMode=story&globals=language:${words}`);
            await page.locator('body.sb-show-main').waitFor({ state: 'attached' });
            await page.waitForTimeout(settleMs);
            return page.evaluate(findCutWords);
          };
          for (const { fault, text } of await look(language)) {
            // A story that shows a desktop is wider than a phone in every language, also in bokmål. That is no finding.
            const isOwn = fault === wider && (await look('nb')).some((one) => one.fault === wider);
            if (!isOwn) findings.push({ story, fault, text });
          }
        }
      }),
    );
  } finally {
    await browser.close();
    await site.stop();
  }
  report(findings);
  console.log(`${stories.length} stories, ${findings.length} findings`);
  if (findings.length > 0) process.exitCode = 1;
}

/**
 * Makes one line for each text, with the stories in which it was found.
 *
 * @param {readonly Finding[]} findings
 */
function report(findings) {
  const groups = Map.groupBy(findings, ({ fault, text }) => `${fault}: ${text}`);
  for (const [what, found] of groups) {
    console.log(
      `${what}  (${found.length}: ${found
        .slice(0, 3)
        .map(({ story }) => story)
        .join(', ')})`,
    );
  }
}

await runMain(cutWords);
