import { parseSync } from 'vite';
import { describe, expect, test } from 'vitest';
import { leavesOf, unusedLeaves } from '../../tooling/locales/unusedLeaves.mjs';
import { usedPaths } from '../../tooling/locales/usedPaths.mjs';
import { modulesOfDemo } from '../size/modulesOfDemo.ts';

describe('used texts', () => {
  const pathsIn = (code: string) => usedPaths(parseSync('Screen.tsx', code).program);

  test('a text is used when a selector names it, on one line or several', () => {
    expect(pathsIn('t(($) => $.results.title)')).toEqual(['results.title']);
    expect(pathsIn('t(\n  ($) =>\n    $.results\n      .empty\n      .title,\n  { day },\n)')).toEqual([
      'results.empty.title',
    ]);
    expect(pathsIn('const A = () => <p>{t($ => $.auth.signIn)}</p>')).toEqual(['auth.signIn']);
  });

  test('a text is used when a branch above it is named and the rest of the path is computed', () => {
    expect(pathsIn('t(($) => $.stages[stage].short)')).toEqual(['stages']);
    expect(unusedLeaves(['stages.FINAL.short', 'title'], ['stages'])).toEqual(['title']);
  });

  test('a text is used when it is read directly from the tree of texts', () => {
    expect(pathsIn('document.title = nb.shell.title')).toEqual(['shell.title']);
  });

  test('the plural forms of a text are used when its name without the plural ending is used', () => {
    expect(unusedLeaves(['goals_one', 'goals_other', 'title_one'], ['goals'])).toEqual(['title_one']);
  });

  test('an arrow function that is not a selector uses no text', () => {
    expect(pathsIn('list.map((match) => match.home.title)')).toEqual([]);
  });

  test('a text is not used when only a longer or a shorter name is used', () => {
    expect(unusedLeaves(leavesOf({ tab: 'A', tabs: { live: 'B' } }), ['tabs.lives', 'ta'])).toEqual([
      'tab',
      'tabs.live',
    ]);
  });
});

describe('the demo in a build', () => {
  const map = (...sources: string[]) => JSON.stringify({ version: 3, sources });

  test('the check finds the modules of the demo in the source maps of a build: the mocks, their libraries, the bar and the panel', () => {
    const ofDemo = [
      '../../../mocks/src/browser.ts',
      '../../../node_modules/msw/src/core/http.ts',
      '/node_modules/@msw/data/x.js',
      '../../ui/src/demo/DemoBar/DemoBar.tsx',
      'src/features/shell/DemoFaults.tsx',
    ];
    expect(modulesOfDemo([map('src/main.tsx', ...ofDemo)])).toEqual({ modules: 6, ofDemo });
  });

  test('a build without the demo has no modules of the demo', () => {
    const maps = [
      map('src/main.tsx', '../../ui/src/Crest.tsx', 'src/features/shell/DemoBarHost.tsx'),
      map('src/main.tsx'),
    ];
    expect(modulesOfDemo(maps)).toEqual({ modules: 3, ofDemo: [] });
  });
});
