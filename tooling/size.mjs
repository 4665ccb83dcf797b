import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright';
import { preview } from 'vite';
import { builds } from './build/buildApp.mjs';
import { modulesOfDemo } from './size/modulesOfDemo.mjs';
import { runMain, SetUpError } from './setUp/SetUpError.mjs';
import { root } from './setUp/root.mjs';
import { closingLine } from './tally/Tally.mjs';

const kibibyte = 1024;
/** What the first load of /results may weigh: scripts compressed, fonts as they are. */
const limits = { scripts: 230 * kibibyte, fonts: 70 * kibibyte };

const { folder } = builds.configured;

/**
 * Which files of the build Chromium fetches until the first load of /results has come to rest. What it does not fetch
 * there is not part of the first load, however the scripts are cut.
 *
 * @returns {Promise<readonly string[]>} paths in the build
 */
async function filesOfFirstLoad() {
  const server = await preview({
    root: join(root, 'packages/app'),
    build: { outDir: folder },
    preview: { port: 0 },
    logLevel: 'silent',
  });
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-quic', '--disable-background-networking', '--no-first-run'],
  });
  try {
    const address = server.resolvedUrls?.local[0];
    if (address === undefined) throw new SetUpError('The build could not be served, so its size is not known.');
    const page = await browser.newPage();
    /** @type {Error | null} */
    let broken = null;
    /** @type {Set<string>} */
    const files = new Set();
    // The backend of this build is nowhere: its calls must not wait for the network to give up.
    await page.route(
      (url) => !url.href.startsWith(address),
      (route) => route.abort(),
    );
    // A page that breaks halfway fetches too little.
    page.on('pageerror', (error) => {
      broken = error;
    });
    page.on('request', (request) => {
      const { href, pathname } = new URL(request.url());
      if (href.startsWith(address)) files.add(pathname);
    });
    await page.goto(`${address}results`, { waitUntil: 'networkidle' });
    if (broken !== null) throw broken;
    return [...files].filter((file) => existsSync(join(folder, file)));
  } finally {
    await browser.close();
    await server.close();
  }
}

/** @param {string} file @returns {number} bytes over the wire */
function weight(file) {
  const bytes = readFileSync(join(folder, file));
  return extname(file) === '.js' ? gzipSync(bytes, { level: 9 }).length : bytes.length;
}

/** @param {number} bytes */
const kib = (bytes) => `${(bytes / kibibyte).toFixed(1).padStart(6)} KiB`;

/** `node tooling/size.mjs`: what the first load of /results weighs, and that nothing of the demo is in it. */
async function size() {
  if (!existsSync(join(folder, 'index.html'))) {
    throw new SetUpError('There is no configured build to weigh: run «node tooling/build.mjs configured» first.');
  }
  const files = await filesOfFirstLoad();
  const results = [
    weigh(
      'scripts, gzip',
      files.filter((file) => extname(file) === '.js'),
      limits.scripts,
    ),
    weigh(
      'fonts',
      files.filter((file) => extname(file) === '.woff2'),
      limits.fonts,
    ),
    searchForDemo(),
  ];
  const passed = results.filter(Boolean).length;
  console.log(closingLine({ passed, failed: results.length - passed, skipped: 0 }));
  if (passed < results.length) process.exitCode = 1;
}

/**
 * @param {string} name
 * @param {readonly string[]} files
 * @param {number} limit in bytes
 * @returns {boolean} whether they are within it; none at all is not, for then something else is wrong
 */
function weigh(name, files, limit) {
  const rows = files.map((file) => ({ file, bytes: weight(file) })).toSorted((a, b) => b.bytes - a.bytes);
  const total = rows.reduce((sum, { bytes }) => sum + bytes, 0);
  const isFine = rows.length > 0 && total <= limit;
  for (const { file, bytes } of rows) console.log(`  ${kib(bytes)}  ${file}`);
  console.log(`${isFine ? '✓' : '✗'} ${kib(total)}  ${name}, of ${kib(limit).trim()}`);
  return isFine;
}

/** @returns {boolean} whether the build is free of the demo */
function searchForDemo() {
  const maps = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.map'));
  const { modules, ofDemo } = modulesOfDemo(maps.map((file) => readFileSync(join(folder, file), 'utf8')));
  const isFine = modules > 0 && ofDemo.length === 0 && !existsSync(join(folder, 'mockServiceWorker.js'));
  for (const module of ofDemo) console.log(`  demo in production: ${module}`);
  console.log(`${isFine ? '✓' : '✗'} ${modules} modules, ${ofDemo.length} of them the demo's`);
  return isFine;
}

await runMain(size);
