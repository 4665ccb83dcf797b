import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Link, LinkProvider, type LinkProps } from './Link.tsx';

test('a link is an anchor when no other component is provided', () => {
  render(<Link href="/results">Resultater</Link>);
  expect(screen.getByRole('link', { name: 'Resultater' }).getAttribute('href')).toBe('/results');
});

test("a link uses the app's own component when there is one, with all its props", () => {
  const AppLink = ({ href, ...rest }: LinkProps) => <a {...rest} href={`#${href}`} />;
  render(
    <LinkProvider component={AppLink}>
      <Link href="/match" aria-current="page">
        Live
      </Link>
    </LinkProvider>,
  );
  const link = screen.getByRole('link', { name: 'Live', current: 'page' });
  expect(link.getAttribute('href')).toBe('#/match');
});
