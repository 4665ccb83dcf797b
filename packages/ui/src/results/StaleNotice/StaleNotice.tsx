import { epochMs } from '@tribunen/domain';
import { CloudOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { ageText } from './ageText.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { theme } from '../../theme/theme.ts';
import type { StaleMatches } from '../ResultsScreen/ResultsView.ts';

/** Says that a reload failed, how old what is shown is, and offers to try again. */
export function StaleNotice({ stale }: { readonly stale: StaleMatches }) {
  const { t, i18n } = useTranslation();
  const age = ageText(epochMs(stale.now) - epochMs(stale.since), i18n.language);
  return (
    <Root>
      <Text role="status">
        <CloudOff size={20} aria-hidden />
        {t(($) => $.results.stale, { age })}
      </Text>
      <Button variant="line" small onClick={() => stale.onRetry()}>
        {t(($) => $.results.retry)}
      </Button>
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[3]};
  margin: 0 ${theme.space.gutter} ${theme.space[3]};
  padding: ${theme.space[2]} ${theme.space[2]} ${theme.space[2]} ${theme.space[3]};
  border-radius: ${theme.radius.md};
  background: ${theme.colour.goldSoft};

  & > button {
    flex: none;
  }

  ${theme.media.desktop} {
    margin-top: ${theme.space[3]};
  }
`;

const Text = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  font-size: ${theme.font.size.sm};
  line-height: ${theme.font.line.snug};

  & > svg {
    flex: none;
    color: ${theme.colour.gold};
  }
`;
