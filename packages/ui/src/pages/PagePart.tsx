import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { useWords } from '../i18n/useWords.ts';
import { RowsSkeleton } from '../primitives/Skeleton/RowsSkeleton.tsx';
import { theme } from '../theme/theme.ts';
import { visuallyHidden } from '../theme/visuallyHidden.ts';
import type { PartView } from './PartView.ts';
import { LoadFailed } from '../primitives/LoadFailed/LoadFailed.tsx';

interface PagePartProps<Value> {
  readonly title: string;
  /** Hides the title from the screen, but not from screen readers, if a tab already shows it. */
  readonly titleHidden?: boolean;
  /** The action next to the title. */
  readonly action?: ReactNode;
  readonly part: PartView<Value>;
  /** How many rows the skeleton has. */
  readonly rows?: number;
  /** How high a row of the content is, in pixels. */
  readonly rowHeight?: number;
  children(value: Value): ReactNode;
}

/**
 * A part of a page under its heading: a skeleton while it loads, the reason with a retry button if it fails, or its
 * content. The rest of the page does not wait for it.
 */
export function PagePart<Value>({
  title,
  titleHidden = false,
  action,
  part,
  rows = 3,
  rowHeight = 56,
  children,
}: PagePartProps<Value>) {
  const { t } = useWords();
  const id = useId();
  return (
    <Root aria-labelledby={id} aria-busy={part.status === 'loading' || undefined}>
      <Head data-hidden={titleHidden}>
        <h2 id={id}>{title}</h2>
        {action}
      </Head>
      {part.status === 'loading' && <RowsSkeleton rows={rows} rowHeight={rowHeight} />}
      {part.status === 'error' && (
        <LoadFailed title={t(($) => $.page.failed, { message: part.message })} onRetry={() => part.onRetry()} />
      )}
      {part.status === 'ready' && children(part.value)}
    </Root>
  );
}

const Root = styled.section`
  min-width: 0;
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${theme.space[3]};
  min-height: ${theme.touch};

  &[data-hidden='true'] {
    ${visuallyHidden}
  }
  & > h2 {
    font-size: ${theme.font.size.lg};
    font-weight: ${theme.font.weight.bold};
    letter-spacing: ${theme.font.track.snug};
  }
`;
