import { partPages } from '@tribunen/ui/part-pages';
import { sanitize } from 'storybook/internal/csf';
import type { Plugin } from 'vite';
import { screenRoads } from './screenRoads.ts';

const pageOf = (title: string): string => `./?path=/docs/${sanitize(title)}--oversikt`;

/** The content of the catalogue for language models: `llms.txt`, in the format of llmstxt.org. */
function llmsText(): string {
  const { everywhere, screens } = screenRoads();
  return [
    '# Tribunen',
    '',
    '> The catalogue of Tribunen, a live football companion in Norwegian: its parts, its screens in every state, and its design tokens. The names of parts and screens are in bokmål.',
    '',
    '## Tokens',
    '',
    '- [Design tokens](./tribunen.tokens.json): colours in two themes, type, space, radii, shadows and motion, in the format of the Design Tokens Community Group',
    '',
    '## Parts',
    '',
    ...Object.entries(partPages).map(([title, { file, purpose, use, avoid, words, access }]) => {
      const [, name = ''] = /(\w+)\.tsx$/.exec(file) ?? [];
      return `- [${name}, «${title.split('/').at(-1)}»](${pageOf(title)}): ${purpose[1]} Use: ${use[1]} Avoid: ${avoid[1]} Words: ${words[1]} Access: ${access[1]}`;
    }),
    '',
    '## Screens',
    '',
    `From every screen the frame leads to ${everywhere.join(', ')}.`,
    '',
    ...screens.map(({ path, title, leadsTo }) => {
      const roads = leadsTo.length === 0 ? 'leads nowhere else by itself' : `leads to ${leadsTo.join(', ')}`;
      return `- [${title}](${pageOf(title)}): ${path}, ${roads}`;
    }),
    '',
  ].join('\n');
}

/** Writes `llms.txt` into the build of the catalogue. */
export function llmsFile(): Plugin {
  return {
    name: 'llms-file',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'llms.txt', source: llmsText() });
    },
  };
}
