import { lazy, Suspense } from 'react';
import styled from 'styled-components';
import { useWords } from '../../i18n/useWords.ts';
import { SegmentLinks } from '../../primitives/Segments/SegmentLinks.tsx';
import { Segments } from '../../primitives/Segments/Segments.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';
import { ScreenHeader } from '../../screen/ScreenHeader/ScreenHeader.tsx';
import { theme } from '../../theme/theme.ts';
import { PitchFrame, PitchShape } from './PitchFrame.ts';
import type { PitchPage, PitchPageView } from './PitchPageView.ts';

const PitchPicture = lazy(async () => ({ default: (await import('./PitchPicture.tsx')).PitchPicture }));

const pages: readonly PitchPage[] = ['pitch', 'balls', 'shots'];

/** The pitch in the picture's own proportions, with sample balls or shots where the homography puts them. */
export function PitchPagesScreen({ view }: { readonly view: PitchPageView }) {
  const { t } = useWords();
  return (
    <>
      <ScreenHeader title={t(($) => $.pitchPages.title[view.page])} strip={null} link={null} />
      <Page>
        <SegmentLinks
          label={t(($) => $.pitchPages.pages)}
          links={pages.map((page) => ({
            href: view.hrefs[page],
            label: t(($) => $.pitchPages.segments[page]),
            isCurrent: page === view.page,
          }))}
        />
        <PitchFrame data-legend={view.page !== 'pitch'}>
          <Suspense fallback={<PitchLoading />}>
            <PitchPicture view={view} />
          </Suspense>
        </PitchFrame>
        <Segments
          label={t(($) => $.pitchPages.background.label)}
          options={[
            { value: 'drawn', label: t(($) => $.pitchPages.background.drawn) },
            { value: 'picture', label: t(($) => $.pitchPages.background.picture) },
          ]}
          value={view.background}
          onChange={(background) => view.onBackground(background)}
        />
        {view.openMatchHref !== null && (
          <OpenMatch>
            <TextLink href={view.openMatchHref}>{t(($) => $.pitchPages.openMatch)}</TextLink>
            <Source>{t(($) => $.pitchPages.openMatchSource)}</Source>
          </OpenMatch>
        )}
      </Page>
    </>
  );
}

/** Until the view of the pitch has loaded. */
export function PitchLoading() {
  const { t } = useWords();
  return (
    <PitchShape>
      <Loading role="status">
        <Spinner />
        {t(($) => $.pitchPages.loading)}
      </Loading>
    </PitchShape>
  );
}

const Page = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  max-width: 1080px;
  padding: ${theme.space[4]} ${theme.space.gutter} ${theme.space[8]};
`;

const OpenMatch = styled.p`
  display: grid;
  justify-items: start;
  gap: ${theme.space[1]};
  text-wrap: balance;
`;

const Source = styled.span`
  display: block;
  color: ${theme.colour.text2};
  font-size: ${theme.font.size.sm};
`;

const Loading = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space[3]};
  height: 100%;
  background: ${theme.colour.pitchB};
  color: ${theme.colour.onPitch};
`;
