import { loadAdminWords, loadDemoWords, loadLaterWords } from '@tribunen/locales';
import { addWords, createFirstI18n, createI18n, useWords, WordsProvider } from '@tribunen/ui';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { withLaterWords } from './withLaterWords.tsx';

function Screen() {
  const { t } = useWords();
  return <p>{t(($) => $.friends.loading)}</p>;
}

test('a screen that is loaded later has its words in its first render', async () => {
  const Later = await withLaterWords(() => Promise.resolve(Screen))();
  render(
    <WordsProvider words={await createFirstI18n('nb')}>
      <Later />
    </WordsProvider>,
  );
  expect(screen.getByText('Laster venner…')).toBeTruthy();
});

test('the first words, the later ones, the administrators’ and the demo’s together are all words', async () => {
  const words = await createFirstI18n('nb');
  addWords(words, 'nb', await loadLaterWords('nb'));
  addWords(words, 'nb', await loadAdminWords('nb'));
  addWords(words, 'nb', await loadDemoWords('nb'));
  expect(words.getResourceBundle('nb', 'translation')).toEqual(createI18n('nb').getResourceBundle('nb', 'translation'));
});
