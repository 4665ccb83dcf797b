import { epochMs } from '@tribunen/domain';
import { CloudOff } from 'lucide-react';
import { useState } from 'react';
import { useFormats } from '../../i18n/useFormats.ts';
import { useWords } from '../../i18n/useWords.ts';
import styled from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { theme } from '../../theme/theme.ts';
import { useIntervalValue } from '../../primitives/useIntervalValue.ts';
import type { StaleMatches } from '../ResultsScreen/ResultsView.ts';

/** How often the age is updated. */
const tickMs = 10_000;

/**
 * Says that a reload failed and how old the shown data is, and offers to try again. It lies over the end of the list, so
 * that no row moves. Screen readers announce it when it appears, but not each time the age changes.
 */
export function StaleNotice({ stale }: { readonly stale: StaleMatches }) {
  const { t } = useWords();
  const { age: ageOf } = useFormats();
  const now = useIntervalValue(stale.now, tickMs);
  const [cameAt] = useState(now);
  const age = ageOf(epochMs(now) - epochMs(stale.since));
  return (
    <Root>
      <Text role="status" aria-live={now === cameAt ? 'polite' : 'off'}>
        <CloudOff size={20} aria-hidden />
        {t(($) => $.results.stale, { age })}
      </Text>
      <Button variant="line" small onClick={() => stale.onRetry()}>
        {t(($) => $.common.tryAgain)}
      </Button>
    </Root>
  );
}

const Root = styled.div`
  position: sticky;
  bottom: calc(var(--tabs-height, 0px) + ${theme.space[3]});
  z-index: ${theme.layer.sticky};
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]};
  min-height: ${theme.touch};
  margin: 0 ${theme.space.gutter};
  padding-left: ${theme.space[3]};
  border: ${theme.chalkWidth} solid ${theme.colour.gold};
  border-radius: ${theme.radius.md};
  background: ${theme.colour.raised};

  & > button {
    flex: none;
  }
`;

const Text = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  font-size: ${theme.font.size.cap};
  line-height: ${theme.font.line.snug};

  & > svg {
    flex: none;
    color: ${theme.colour.gold};
  }
`;
