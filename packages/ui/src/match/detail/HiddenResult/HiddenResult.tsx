import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { useWords } from '../../../i18n/useWords.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ConfirmDialog } from '../../../primitives/ConfirmDialog/ConfirmDialog.tsx';
import { EmptyStand } from '../../../primitives/EmptyStand/EmptyStand.tsx';
import { theme } from '../../../theme/theme.ts';

interface HiddenResultProps {
  /** Starts a replay of the match; null where it is not over. */
  readonly onReplay: (() => void) | null;
  onShow(): void;
}

/**
 * In the place of a match whose result the reader has hidden (KNOWN-2). It asks once before it shows it.
 *
 * @example
 * <HiddenResult onReplay={onReplay} onShow={onShow} />
 */
export function HiddenResult({ onReplay, onShow }: HiddenResultProps) {
  const { t } = useWords();
  const [asks, setAsks] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The menu in which the result was hidden is gone with the header that it stood in.
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Place ref={place} tabIndex={-1}>
      <EmptyStand
        title={t(($) => $.results.label.hidden)}
        hint={t(($) => $.known.hidden.hint)}
        action={
          <Ways>
            {onReplay !== null && <Button onClick={onReplay}>{t(($) => $.known.replay.open)}</Button>}
            <Button variant="line" aria-label={t(($) => $.known.hidden.show)} onClick={() => setAsks(true)}>
              {t(($) => $.known.hidden.showIt)}
            </Button>
          </Ways>
        }
      />
      {asks && (
        <ConfirmDialog
          title={t(($) => $.known.hidden.ask)}
          text={t(($) => $.known.hidden.askText)}
          keep={t(($) => $.known.hidden.keep)}
          confirm={t(($) => $.known.hidden.show)}
          onKeep={() => setAsks(false)}
          onConfirm={onShow}
        />
      )}
    </Place>
  );
}

const Place = styled.div`
  &:focus {
    outline: none;
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
  justify-content: center;
`;
