import type { Manifest } from 'vite';

/** Code that needs the network anyway, or is too heavy to keep for everybody: only its own screens lead to it. */
const leftOut = [
  /\/PitchScene\.tsx$/,
  /\/features\/pitch\//,
  /\/features\/admin\//,
  /\/PitchPicture\.tsx$/,
  /\/calendarFile\.ts$/,
];

/**
 * The scripts and fonts that the service worker keeps: all that the page leads to, but for what only the pitch's screens and the
 * administrators' need.
 *
 * @param manifest Vite's list of the files of a build
 * @returns paths in the build
 */
export function precachedFiles(manifest: Manifest): ReadonlySet<string> {
  const files = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (chunk === undefined || files.has(chunk.file) || leftOut.some((name) => name.test(`/${key}`))) return;
    files.add(chunk.file);
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) visit(next);
  };
  for (const [key, { file, isDynamicEntry = false }] of Object.entries(manifest)) {
    if (!isDynamicEntry && /(?:^|\/)main-[^/]+\.js$|\.woff2$/.test(file)) visit(key);
  }
  return files;
}
