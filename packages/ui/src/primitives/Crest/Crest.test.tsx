import { cleanup, render } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { Crest } from './Crest.tsx';

afterEach(() => vi.unstubAllGlobals());

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

test('SECURITY-4 a server, which has no address of the page, draws the same', () => {
  vi.stubGlobal('location', undefined);
  const htmlOf = (image: string) =>
    renderToStaticMarkup(<Crest owner={{ kind: 'club', name: 'Bodø/Glimt' }} image={image} />);
  expect(htmlOf('/crests/glimt.svg')).toContain('src="/crests/glimt.svg"');
  for (const foreign of ['https://crests.example/glimt.svg', '//crests.example/glimt.svg', '/\\crests.example/g.svg']) {
    expect(htmlOf(foreign), foreign).toMatch(/^<svg/);
  }
});
