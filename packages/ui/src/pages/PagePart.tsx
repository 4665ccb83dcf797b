import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { useWords } from '../i18n/useWords.ts';
import { Button } from '../primitives/Button/Button.tsx';
import { EmptyStand } from '../primitives/EmptyStand/EmptyStand.tsx';
import { Skeleton } from '../primitives/Skeleton/Skeleton.tsx';
import { touchlines } from '../theme/pitchMarkings.ts';
import { theme } from '../theme/theme.ts';
import type { PartView } from './PartView.ts';

interface PagePartProps<Value> {
  readonly title: string;
  /** Beside the title. */
  readonly action?: ReactNode;
  readonly part: PartView<Value>;
  /** How many rows the skeleton has. */
  readonly rows?: number;
  children(value: Value): ReactNode;
}

/**
 * A part of a page under its heading: a skeleton while it loads, why it could not be loaded with a button to try again,
 * or its content. The rest of the page does not wait for it.
 *
 * @example
 * <PagePart title={t(($) => $.teamPage.squad.title)} part={view.squad}>{(players) => <Squad players={players} />}</PagePart>
 */
export function PagePart<Value>({ title, action, part, rows = 3, children }: PagePartProps<Value>) {
  const { t } = useWords();
  const id = useId();
  return (
    <Root aria-labelledby={id} aria-busy={part.status === 'loading' || undefined}>
      <Head>
        <h2 id={id}>{title}</h2>
        {action}
      </Head>
      {part.status === 'loading' && <Rows rows={rows} />}
      {part.status === 'error' && (
        <div role="alert">
          <EmptyStand
            title={t(($) => $.page.failed, { message: part.message })}
            action={<Button onClick={() => part.onRetry()}>{t(($) => $.common.tryAgain)}</Button>}
          />
        </div>
      )}
      {part.status === 'ready' && children(part.value)}
    </Root>
  );
}

function Rows({ rows }: { readonly rows: number }) {
  return (
    <Pitch aria-hidden>
      {Array.from({ length: rows }, (_, row) => (
        <Row key={row}>
          <Skeleton width="28px" height="28px" />
          <Skeleton width="9em" height="16px" />
        </Row>
      ))}
    </Pitch>
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

  & > h2 {
    font-size: ${theme.font.size.lg};
    font-weight: ${theme.font.weight.bold};
    letter-spacing: ${theme.font.track.snug};
  }
`;

const Pitch = styled.div`
  ${touchlines}
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  min-height: 56px;
  padding: 0 ${theme.space[4]};

  & + & {
    border-top: 1px solid ${theme.colour.line};
  }
`;
