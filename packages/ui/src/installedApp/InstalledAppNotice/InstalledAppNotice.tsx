import { Clock, Download, Hourglass, RefreshCw, Share, X } from 'lucide-react';
import { useRef } from 'react';
import styled from 'styled-components';
import { useWords } from '../../i18n/useWords.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { usePublishedHeight } from '../../primitives/usePublishedHeight.ts';
import { theme } from '../../theme/theme.ts';

/** The app's message about itself, shown over any screen; null when there is none. */
export type InstalledAppNoticeView =
  /** The screen waits for what the backend fetches from a provider for the first time. */
  | { readonly kind: 'awaits'; readonly what: 'fantasyTeam' | 'football' }
  /** A new version is ready to install. */
  | { readonly kind: 'update'; onTake(): void; onClose(): void }
  /** The browser can install the app. */
  | { readonly kind: 'install'; onInstall(): void; onClose(): void }
  /** The app can be installed by hand only: from the share menu of an iPhone or iPad. */
  | { readonly kind: 'install-on-ios'; onClose(): void }
  /** The plan of the football provider is slow (LIVE-33). */
  | { readonly kind: 'slow-feed'; onClose(): void };

/**
 * A quiet line above the tabs. It takes no focus, and screen readers announce it when they have nothing else to say. It
 * publishes its height as `--notice-height`, so that the end of a page can be scrolled clear of it.
 */
export function InstalledAppNotice({ view }: { readonly view: InstalledAppNoticeView | null }) {
  const { t } = useWords();
  const place = useRef<HTMLDivElement>(null);
  usePublishedHeight(place, '--notice-height', { whileFixed: false });
  return (
    <Place ref={place} role="status">
      {view !== null && (
        <Notice>
          <Words view={view} />
          {view.kind === 'update' && (
            <Button small onClick={() => view.onTake()}>
              {t(($) => $.installedApp.update.take)}
            </Button>
          )}
          {view.kind === 'install' && (
            <Button small onClick={() => view.onInstall()}>
              {t(($) => $.installedApp.install.take)}
            </Button>
          )}
          {view.kind !== 'awaits' && (
            <IconButton icon={X} label={t(($) => $.common.close)} onClick={() => view.onClose()} />
          )}
        </Notice>
      )}
    </Place>
  );
}

function Words({ view }: { readonly view: InstalledAppNoticeView }) {
  const { t } = useWords();
  if (view.kind === 'awaits') {
    return (
      <>
        <Hourglass size={18} aria-hidden />
        <Text>{t(($) => $.installedApp.awaits[view.what])}</Text>
      </>
    );
  }
  if (view.kind === 'slow-feed') {
    return (
      <>
        <Clock size={18} aria-hidden />
        <Text>{t(($) => $.installedApp.slowFeed)}</Text>
      </>
    );
  }
  if (view.kind === 'update') {
    return (
      <>
        <RefreshCw size={18} aria-hidden />
        <Text>
          <strong>{t(($) => $.installedApp.update.ready)}</strong>
        </Text>
      </>
    );
  }
  const Icon = view.kind === 'install' ? Download : Share;
  return (
    <>
      <Icon size={18} aria-hidden />
      <Text>
        <strong>{t(($) => $.installedApp.install.title)}</strong>
        {view.kind === 'install' ? t(($) => $.installedApp.install.text) : t(($) => $.installedApp.install.onIos)}
      </Text>
    </>
  );
}

/** Above the tabs on a phone, but not over a comment box; beside the rail on larger screens. */
const Place = styled.div`
  position: fixed;
  right: calc(${theme.space[2]} + env(safe-area-inset-right));
  bottom: calc(var(--tabs-height, ${theme.size.tabs}) + ${theme.space[2]});
  left: calc(${theme.space[2]} + env(safe-area-inset-left));
  z-index: ${theme.layer.toast};
  pointer-events: none;

  @media (max-width: 767.98px) {
    body:has(form textarea) & {
      display: none;
    }
  }

  ${theme.media.tablet} {
    right: auto;
    bottom: ${theme.space[4]};
    left: calc(${theme.size.rail} + ${theme.space[4]});
    max-width: 34rem;
  }
`;

const Notice = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  padding: ${theme.space[2]} ${theme.space[1]} ${theme.space[2]} ${theme.space[3]};
  border-radius: ${theme.radius.md};
  background: ${theme.colour.raised};
  box-shadow: ${theme.colour.shadowHigh};
  pointer-events: auto;

  & > svg {
    flex: none;
    color: ${theme.colour.text2};
  }
`;

const Text = styled.p`
  display: grid;
  flex: 1;
  min-width: 0;
  color: ${theme.colour.text2};
  font-size: ${theme.font.size.sm};
  line-height: ${theme.font.line.snug};

  ${theme.media.tablet} {
    margin-right: ${theme.space[3]};
  }

  & > strong {
    color: ${theme.colour.text};
    font-weight: ${theme.font.weight.bold};
  }
`;
