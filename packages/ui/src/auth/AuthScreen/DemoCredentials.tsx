import { useWords } from '../../i18n/useWords.ts';
import styled from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { theme } from '../../theme/theme.ts';
import type { Credentials } from './AuthView.ts';

interface DemoCredentialsProps {
  readonly credentials: Credentials;
  onUse(credentials: Credentials): void;
}

/** The demo's credentials, with a button that fills them in. */
export function DemoCredentials({ credentials, onUse }: DemoCredentialsProps) {
  const { t } = useWords();
  return (
    <Box>
      <dl>
        <Term>{t(($) => $.auth.demo.title)}</Term>
        <dd>{credentials.email}</dd>
        <dd>{credentials.password}</dd>
      </dl>
      <Button variant="line" small onClick={() => onUse(credentials)}>
        {t(($) => $.auth.demo.use)}
      </Button>
    </Box>
  );
}

const Box = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[3]};
  padding: ${theme.space[3]} ${theme.space[3]} ${theme.space[3]} ${theme.space[4]};
  border: ${theme.chalkWidth} dashed ${theme.colour.edge};
  border-radius: ${theme.radius.md};
  font-size: ${theme.font.size.sm};
  overflow-wrap: anywhere;
`;

const Term = styled.dt`
  color: ${theme.colour.text2};
  font-weight: ${theme.font.weight.medium};
`;
