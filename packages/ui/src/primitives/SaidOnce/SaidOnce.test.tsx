import { act, render } from '@testing-library/react';
import { dictionaries } from '@tribunen/locales';
import { expect, test } from 'vitest';
import { addWords } from '../../i18n/addWords.ts';
import { createI18n } from '../../i18n/createI18n.ts';
import { useWords } from '../../i18n/useWords.ts';
import { WordsProvider } from '../../i18n/WordsProvider.tsx';
import { SaidOnce } from './SaidOnce.tsx';

function Announcement({ id }: { readonly id: number }) {
  const { t } = useWords();
  return <SaidOnce key={id}>{t(($) => $.notifications.goal)}</SaidOnce>;
}

test('an announced text is not announced again when the language changes, and the next announcement is in the new language', async () => {
  const words = createI18n('nb');
  addWords(words, 'en', dictionaries.en);
  const page = (id: number) => (
    <WordsProvider words={words}>
      <Announcement id={id} />
    </WordsProvider>
  );
  const { container, rerender } = render(page(1));
  await act(() => words.changeLanguage('en'));
  expect(document.documentElement.lang).toBe('en');
  expect(container.textContent).toBe('MÅL!');
  rerender(page(2));
  expect(container.textContent).toBe('GOAL!');
});
