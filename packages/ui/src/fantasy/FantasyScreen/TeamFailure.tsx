import { TriangleAlert } from 'lucide-react';
import styled from 'styled-components';
import { useWords } from '../../i18n/useWords.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { theme } from '../../theme/theme.ts';

interface TeamFailureProps {
  /** The server's words, in English. */
  readonly message: string;
  onRetry(): void;
}

/** The message that the team could not be loaded, with the reason. */
export function TeamFailure({ message, onRetry }: TeamFailureProps) {
  const { t } = useWords();
  return (
    <Alert>
      <div role="alert" tabIndex={-1} data-arrival>
        <Title>
          <TriangleAlert size={20} aria-hidden />
          {t(($) => $.fantasy.failed)}
        </Title>
        <Message lang="en">{message}</Message>
      </div>
      <Button variant="line" onClick={onRetry}>
        {t(($) => $.common.tryAgain)}
      </Button>
    </Alert>
  );
}

const Alert = styled.div`
  & > [data-arrival]:focus {
    outline: none;
  }

  display: grid;
  gap: ${theme.space[4]};
  justify-items: start;
  padding: ${theme.space[4]};
  border: ${theme.chalkWidth} solid ${theme.colour.live};
  border-radius: ${theme.radius.md};
  background: ${theme.colour.surface};
`;

const Title = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  color: ${theme.colour.live};
  font-weight: ${theme.font.weight.bold};

  & > svg {
    flex: none;
  }
`;

const Message = styled.p`
  margin-top: ${theme.space[1]};
  color: ${theme.colour.text2};
  overflow-wrap: anywhere;
`;
