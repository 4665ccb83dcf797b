import { usePromisedLang } from '../../i18n/usePromisedLang.ts';
import { useWords } from '../../i18n/useWords.ts';
import styled from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx';
import { EmptyStand } from '../../primitives/EmptyStand/EmptyStand.tsx';
import { theme } from '../../theme/theme.ts';
import { ScreenBody } from '../../screen/ScreenBody/ScreenBody.ts';
import { ScreenHeader } from '../../screen/ScreenHeader/ScreenHeader.tsx';
import type { RouteErrorView } from './RouteErrorView.ts';

/**
 * Replaces a screen that did not load or broke. Inside one screen it lets the user try again or go elsewhere; at the root, where nothing else
 * is left, it reloads.
 */
export function RouteErrorScreen({ view }: { readonly view: RouteErrorView }) {
  const { t } = useWords();
  const promised = usePromisedLang();
  switch (view.status) {
    case 'not-loaded':
      return (
        <InOneScreen
          title={t(($) => $.shell.routeError.notLoaded.title)}
          text={t(($) => (view.isTrying ? $.shell.routeError.notLoaded.trying : $.common.checkConnection))}
          {...view}
        />
      );
    case 'route':
      return (
        <InOneScreen
          title={t(($) => $.shell.routeError.title)}
          text={t(($) => $.shell.routeError.text)}
          isTrying={false}
          {...view}
        />
      );
    case 'root':
      return (
        <main>
          <div role="alert">
            <ScreenHeader
              title={t(($) => $.shell.routeError.rootTitle)}
              titleLang={promised}
              strip={null}
              link={null}
            />
            <ScreenBody>
              <EmptyStand
                title={t(($) => $.shell.routeError.rootText)}
                action={<Button onClick={() => view.onReload()}>{t(($) => $.common.reload)}</Button>}
              />
            </ScreenBody>
          </div>
        </main>
      );
  }
}

interface InOneScreenProps {
  readonly title: string;
  readonly text: string;
  readonly isTrying: boolean;
  onRetry(): void;
  readonly homeHref: string;
}

function InOneScreen({ title, text, isTrying, onRetry, homeHref }: InOneScreenProps) {
  const { t } = useWords();
  return (
    <div role="alert">
      <ScreenHeader title={title} strip={null} link={null} />
      <ScreenBody>
        <EmptyStand
          title={text}
          action={
            <Actions>
              <Button unavailable={isTrying} onClick={() => onRetry()}>
                {t(($) => $.common.tryAgain)}
              </Button>
              <ButtonLink variant="line" href={homeHref}>
                {t(($) => $.common.toResults)}
              </ButtonLink>
            </Actions>
          }
        />
      </ScreenBody>
    </div>
  );
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${theme.space[3]};
`;
