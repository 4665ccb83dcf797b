import styled from 'styled-components';
import { useWords } from '../../i18n/useWords.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { theme } from '../../theme/theme.ts';
import { Explanation } from './SettingsSection.tsx';

interface SettingsFailedProps {
  readonly text: string;
  onRetry(): void;
}

/** Takes the place of settings that could not be loaded, with a button that tries again. */
export function SettingsFailed({ text, onRetry }: SettingsFailedProps) {
  const { t } = useWords();
  return (
    <Root role="alert">
      <Explanation>{text}</Explanation>
      <Button small variant="line" onClick={() => onRetry()}>
        {t(($) => $.common.tryAgain)}
      </Button>
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[3]};
`;
