import styled from 'styled-components';
import { useWords } from '../../i18n/useWords.ts';
import { Disclosure } from '../../primitives/Disclosure/Disclosure.tsx';
import { LoadFailed } from '../../primitives/LoadFailed/LoadFailed.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';
import { ScreenBody } from '../../screen/ScreenBody/ScreenBody.ts';
import { ScreenHeader } from '../../screen/ScreenHeader/ScreenHeader.tsx';
import { theme } from '../../theme/theme.ts';
import { AboutColumn, AboutPart } from '../AboutPart.tsx';
import type { AboutPackage, AboutView } from './AboutView.ts';

interface AboutScreenProps {
  readonly view: AboutView;
  /** The accessibility statement. */
  readonly accessibilityHref: string;
}

/**
 * About the product: its version, the sources of its football, and the packages of others that it contains, with their
 * licences.
 */
export function AboutScreen({ view, accessibilityHref }: AboutScreenProps) {
  const { t } = useWords();
  return (
    <>
      <ScreenHeader title={t(($) => $.about.title)} strip={null} link={null} />
      <Body>
        <Column>
          <TextLink href={accessibilityHref}>{t(($) => $.about.accessibility)}</TextLink>
          <AboutPart title={t(($) => $.about.sources.title)}>
            <p>{t(($) => $.about.sources.football)}</p>
            <p>{t(($) => $.about.sources.events)}</p>
            <p>{t(($) => $.about.sources.fantasy)}</p>
          </AboutPart>
          <Made view={view} />
        </Column>
      </Body>
    </>
  );
}

function Made({ view }: { readonly view: AboutView }) {
  const { t } = useWords();
  switch (view.status) {
    case 'loading':
      return (
        <Loading role="status">
          <Spinner />
          {t(($) => $.about.loading)}
        </Loading>
      );
    case 'error':
      return <LoadFailed title={t(($) => $.about.failed)} onRetry={() => view.onRetry()} />;
    case 'ready':
      return (
        <>
          <AboutPart title={t(($) => $.about.version.title)}>
            <p>{t(($) => $.about.version.text, { version: view.version })}</p>
          </AboutPart>
          <AboutPart title={t(($) => $.about.thanks.title)}>
            <p>{t(($) => $.about.thanks.text, { count: view.packages.length })}</p>
            <Packages>
              {view.packages.map((shipped) => (
                <Package key={`${shipped.name} ${shipped.version}`} shipped={shipped} />
              ))}
            </Packages>
          </AboutPart>
        </>
      );
  }
}

function Package({ shipped: { name, version, licence, text } }: { readonly shipped: AboutPackage }) {
  const { t } = useWords();
  const title = t(($) => $.about.thanks.package, { name, version, licence });
  return (
    <Row>
      {text === '' ? (
        title
      ) : (
        <Disclosure title={title}>
          <Licence lang="en" tabIndex={0} role="region" aria-label={title}>
            {text}
          </Licence>
        </Disclosure>
      )}
    </Row>
  );
}

const Loading = styled.p`
  display: flex;
  gap: ${theme.space[2]};
  align-items: center;
  color: ${theme.colour.text2};
`;

/** On a desktop wide enough for two columns of packages. The texts stay as wide as text is read. */
const Body = styled(ScreenBody)`
  ${theme.media.desktop} {
    max-width: none;
  }
`;

const Column = styled(AboutColumn)`
  ${theme.media.desktop} {
    max-width: 80rem;

    & p {
      max-width: 640px;
    }
  }
`;

const Packages = styled.ul`
  ${theme.media.desktop} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: start;
    column-gap: ${theme.space[8]};
  }
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: center;
  min-height: ${theme.touch};
  border-top: 1px solid ${theme.colour.line};
  overflow-wrap: anywhere;

  & button {
    min-height: ${theme.touch};
  }
`;

const Licence = styled.pre`
  max-height: 20rem;
  padding: ${theme.space[3]};
  overflow: auto;
  border: ${theme.chalkWidth} solid ${theme.colour.edge};
  border-radius: ${theme.radius.md};
  background: ${theme.colour.well};
  font-size: ${theme.font.size.sm};
  white-space: pre-wrap;
`;
