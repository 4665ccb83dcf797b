import { expect, test } from 'vitest';
import { precachedFiles } from './precachedFiles.ts';

test('the worker keeps what the page leads to, and not the pitch, wherever it is imported', () => {
  const files = precachedFiles({
    '_main-a1.js': { file: 'assets/main-a1.js', imports: ['_react-b2.js'], dynamicImports: ['_app-c3.js'] },
    '_react-b2.js': { file: 'assets/react-b2.js' },
    '_app-c3.js': {
      file: 'assets/app-c3.js',
      dynamicImports: ['src/features/settings/SettingsContainer.tsx', 'src/features/pitch/PitchPageContainer.tsx'],
    },
    'src/features/settings/SettingsContainer.tsx': {
      file: 'assets/SettingsContainer-d4.js',
      isDynamicEntry: true,
      imports: ['_app-c3.js'],
      dynamicImports: ['../ui/src/facts/PitchScene/PitchScene.tsx'],
    },
    'src/features/pitch/PitchPageContainer.tsx': {
      file: 'assets/PitchPageContainer-e5.js',
      isDynamicEntry: true,
      imports: ['_usePicture-f6.js'],
    },
    '../ui/src/facts/PitchScene/PitchScene.tsx': { file: 'assets/PitchScene-g7.js', isDynamicEntry: true },
    '_usePicture-f6.js': { file: 'assets/usePicture-f6.js' },
    'schibsted.woff2': { file: 'assets/schibsted-h8.woff2' },
  });
  expect([...files].toSorted()).toEqual([
    'assets/SettingsContainer-d4.js',
    'assets/app-c3.js',
    'assets/main-a1.js',
    'assets/react-b2.js',
    'assets/schibsted-h8.woff2',
  ]);
});
