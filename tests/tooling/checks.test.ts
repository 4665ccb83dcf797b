import { parseSync } from 'vite';
import { describe, expect, test } from 'vitest';
import { leavesOf, unusedLeaves } from '../../tooling/locales/unusedLeaves.mjs';
import { usedPaths } from '../../tooling/locales/usedPaths.mjs';
import { modulesOfMocks } from '../../tooling/size/modulesOfMocks.mjs';

describe('a word is used', () => {
  const pathsIn = (code: string) => usedPaths(parseSync('Screen.tsx', code).program);

  test('where a selector names it, on one line or more', () => {
    expect(pathsIn('t(($) => $.results.title)')).toEqual(['results.title']);
    expect(pathsIn('t(\n  ($) =>\n    $.results\n      .empty\n      .title,\n  { day },\n)')).toEqual([
      'results.empty.title',
    ]);
    expect(pathsIn('const A = () => <p>{t($ => $.auth.signIn)}</p>')).toEqual(['auth.signIn']);
  });

  test('where a branch that it grows on is named, since the rest is computed', () => {
    expect(pathsIn('t(($) => $.stages[stage].short)')).toEqual(['stages']);
    expect(unusedLeaves(['stages.FINAL.short', 'title'], ['stages'])).toEqual(['title']);
  });

  test('where it is taken straight from the tree', () => {
    expect(pathsIn('document.title = nb.shell.title')).toEqual(['shell.title']);
  });

  test('in the plural where its name is used without the ending', () => {
    expect(unusedLeaves(['goals_one', 'goals_other', 'title_one'], ['goals'])).toEqual(['title_one']);
  });

  test('not by an arrow function that is no selector', () => {
    expect(pathsIn('list.map((match) => match.home.title)')).toEqual([]);
  });

  test('not where only a longer or a shorter name is used', () => {
    expect(unusedLeaves(leavesOf({ tab: 'A', tabs: { live: 'B' } }), ['tabs.lives', 'ta'])).toEqual([
      'tab',
      'tabs.live',
    ]);
  });
});

describe('mocks in a build', () => {
  const map = (...sources: string[]) => JSON.stringify({ version: 3, sources });

  test('are found in its source maps, ours and the libraries they stand on', () => {
    const ofMocks = [
      '../../../mocks/src/browser.ts',
      '../../../node_modules/msw/src/core/http.ts',
      '/node_modules/@msw/data/x.js',
    ];
    expect(modulesOfMocks([map('src/main.tsx', ...ofMocks)])).toEqual({ modules: 4, ofMocks });
  });

  test('are not seen where there are none', () => {
    const maps = [map('src/main.tsx', '../../ui/src/Crest.tsx'), map('src/main.tsx')];
    expect(modulesOfMocks(maps)).toEqual({ modules: 2, ofMocks: [] });
  });
});
