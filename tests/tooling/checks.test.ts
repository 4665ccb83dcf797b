import { parseSync } from 'vite';
import { describe, expect, test } from 'vitest';
import { leavesOf, unusedLeaves } from '../../tooling/locales/unusedLeaves.mjs';
import { usedPaths } from '../../tooling/locales/usedPaths.mjs';
import { modulesOfDemo } from '../size/modulesOfDemo.ts';

describe('a text is used', () => {
  const pathsIn = (code: string) => usedPaths(parseSync('Screen.tsx', code).program);

  test('when a selector names it, on one line or several', () => {
    expect(pathsIn('t(($) => $.results.title)')).toEqual(['results.title']);
    expect(pathsIn('t(\n  ($) =>\n    $.results\n      .empty\n      .title,\n  { day },\n)')).toEqual([
      'results.empty.title',
    ]);
    expect(pathsIn('const A = () => <p>{t($ => $.auth.signIn)}</p>')).toEqual(['auth.signIn']);
  });

  test('when a branch above it is named and the rest of the path is computed', () => {
    expect(pathsIn('t(($) => $.stages[stage].short)')).toEqual(['stages']);
    expect(unusedLeaves(['stages.FINAL.short', 'title'], ['stages'])).toEqual(['title']);
  });

  test('when it is read directly from the tree', () => {
    expect(pathsIn('document.title = nb.shell.title')).toEqual(['shell.title']);
  });

  test('in the plural when its name is used without the ending', () => {
    expect(unusedLeaves(['goals_one', 'goals_other', 'title_one'], ['goals'])).toEqual(['title_one']);
  });

  test('not by an arrow function that is not a selector', () => {
    expect(pathsIn('list.map((match) => match.home.title)')).toEqual([]);
  });

  test('not when only a longer or a shorter name is used', () => {
    expect(unusedLeaves(leavesOf({ tab: 'A', tabs: { live: 'B' } }), ['tabs.lives', 'ta'])).toEqual([
      'tab',
      'tabs.live',
    ]);
  });
});

describe('the demo in a build', () => {
  const map = (...sources: string[]) => JSON.stringify({ version: 3, sources });

  test('is found in its source maps: the mocks, the libraries they use, its bar and its panel', () => {
    const ofDemo = [
      '../../../mocks/src/browser.ts',
      '../../../node_modules/msw/src/core/http.ts',
      '/node_modules/@msw/data/x.js',
      '../../ui/src/demo/DemoBar/DemoBar.tsx',
      'src/features/shell/DemoFaults.tsx',
    ];
    expect(modulesOfDemo([map('src/main.tsx', ...ofDemo)])).toEqual({ modules: 6, ofDemo });
  });

  test('is not found in a build without it', () => {
    const maps = [
      map('src/main.tsx', '../../ui/src/Crest.tsx', 'src/features/shell/DemoBarHost.tsx'),
      map('src/main.tsx'),
    ];
    expect(modulesOfDemo(maps)).toEqual({ modules: 3, ofDemo: [] });
  });
});
