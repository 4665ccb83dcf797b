import { isLanguage, languageNames, languages } from '@tribunen/locales';
import { Globe } from 'lucide-react';
import styled from 'styled-components';
import { useWords } from '../../i18n/useWords.ts';
import { theme } from '../../theme/theme.ts';
import type { LanguageSetting } from './LanguageSetting.ts';

/**
 * The choice of the page's language where there is little room. Each language's name is in that language, for readers
 * who cannot read the rest of the page.
 */
export function LanguageSelect({ view }: { readonly view: LanguageSetting }) {
  const { t } = useWords();
  return (
    <Frame>
      <Globe size={16} aria-hidden />
      <Choice
        aria-label={t(($) => $.shell.language.label)}
        value={view.language}
        onChange={({ target: { value } }) => {
          if (isLanguage(value)) view.onLanguage(value);
        }}
      >
        {languages.map((language) => (
          <option key={language} value={language} lang={language}>
            {languageNames[language]}
          </option>
        ))}
      </Choice>
    </Frame>
  );
}

const Frame = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[1]};
  padding-inline: ${theme.space[3]} ${theme.space[2]};
  border-radius: ${theme.radius.md};
  background: ${theme.colour.ground};
  color: ${theme.colour.text};
`;

/** As wide as the chosen language. The browser draws its arrow at the very edge, so the frame keeps the distance. */
const Choice = styled.select`
  min-height: ${theme.touch};
  padding: 0;
  field-sizing: content;
  color: inherit;
  font-size: ${theme.font.size.sm};
  font-weight: ${theme.font.weight.medium};

  & > option {
    background: ${theme.colour.raised};
    color: ${theme.colour.text};
  }
`;
