import { cleanup, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Crest } from './Crest.tsx';

const pictureOf = (image: string) =>
  render(<Crest owner={{ kind: 'club', name: 'Bodø/Glimt' }} image={image} />).container.querySelector('img');

test('SECURITY-4 a crest hosted on the project’s own site is shown as a picture, and any other is drawn', () => {
  for (const own of ['/crests/glimt.svg', `${location.origin}/crests/glimt.svg`]) {
    expect(pictureOf(own)?.getAttribute('src'), own).toBe(own);
    cleanup();
  }
  for (const foreign of ['https://crests.example/glimt.svg', '//crests.example/glimt.svg']) {
    expect(pictureOf(foreign), foreign).toBeNull();
    cleanup();
  }
});
