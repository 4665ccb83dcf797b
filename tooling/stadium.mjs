import { join } from 'node:path';
import { stadiumCamera } from '@tribunen/domain';
import { launchChromium } from './process/launchChromium.mjs';
import { root } from './setUp/root.mjs';
import { runMain } from './setUp/SetUpError.mjs';
import { drawStadium } from './stadium/drawStadium.ts';

const file = join(root, 'packages/app/public/stadium/pitch-bg.jpg');

/** `npm run stadium`: draws the stadium as domain's camera sees it, for the pitch pages and the calibration. */
async function takeStadium() {
  const { width, height } = stadiumCamera;
  const browser = await launchChromium();
  try {
    const page = await browser.newPage({ viewport: { width, height } });
    await page.setContent(`<style>body { margin: 0 } svg { display: block }</style>${drawStadium(stadiumCamera)}`);
    await page.screenshot({ path: file, type: 'jpeg', quality: 72 });
  } finally {
    await browser.close();
  }
}

await runMain(takeStadium);
