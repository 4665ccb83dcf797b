import { isLanguage } from '@tribunen/locales';
import { accessibilityWords } from '@tribunen/locales/accessibility';
import styled from 'styled-components';
import { useWords } from '../../i18n/useWords.ts';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';
import { ScreenBody } from '../../screen/ScreenBody/ScreenBody.ts';
import { ScreenHeader } from '../../screen/ScreenHeader/ScreenHeader.tsx';
import { theme } from '../../theme/theme.ts';
import { AboutColumn, AboutPart } from '../AboutPart.tsx';

/** The accessibility statement: the aim, the tests of every change, and the known gaps. */
export function AccessibilityScreen({ aboutHref }: { readonly aboutHref: string }) {
  const { t, i18n } = useWords();
  const words = accessibilityWords[isLanguage(i18n.language) ? i18n.language : 'nb'];
  return (
    <>
      <ScreenHeader title={words.title} strip={null} link={null} />
      <ScreenBody>
        <AboutColumn>
          <p>{words.intro}</p>
          <p>{words.assessment}</p>
          <AboutPart title={words.tried.title}>
            <List>
              {Object.entries(words.tried.items).map(([item, text]) => (
                <li key={item}>{text}</li>
              ))}
            </List>
          </AboutPart>
          <AboutPart title={words.gaps.title}>
            <List>
              {Object.entries(words.gaps.items).map(([item, text]) => (
                <li key={item}>{text}</li>
              ))}
            </List>
          </AboutPart>
          <p>
            <TextLink href={aboutHref}>{t(($) => $.about.title)}</TextLink>
          </p>
        </AboutColumn>
      </ScreenBody>
    </>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${theme.space[2]};
  padding-left: ${theme.space[5]};
  list-style: disc;
`;
