import { CircleAlert } from 'lucide-react';
import { useWords } from '../../i18n/useWords.ts';
import styled from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { theme } from '../../theme/theme.ts';
import type { GoogleView } from './AuthView.ts';

interface GoogleButtonProps {
  readonly view: GoogleView;
  /** True while the form is being sent: only one of the two runs at a time. */
  readonly unavailable: boolean;
}

/** The button that signs in with Google, and the message when that failed. */
export function GoogleButton({ view, unavailable }: GoogleButtonProps) {
  const { t } = useWords();
  return (
    <>
      <Button
        variant="line"
        block
        busy={view.status === 'busy'}
        unavailable={unavailable}
        onClick={() => {
          if (view.status !== 'busy') view.onPress();
        }}
      >
        {view.status !== 'busy' && <GoogleMark />}
        {t(($) => $.auth.google)}
      </Button>
      <Alert role="alert">
        {view.status === 'failed' && (
          <Failure key={view.attempt}>
            <CircleAlert size={20} aria-hidden />
            {t(($) => $.auth.googleFailed)}
          </Failure>
        )}
      </Alert>
    </>
  );
}

function GoogleMark() {
  return (
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2.6" aria-hidden="true">
      <path d="M19.2 6.2A9 9 0 1 0 21 12h-8.5" />
    </svg>
  );
}

const Alert = styled.div`
  &:empty {
    display: none;
  }
`;

const Failure = styled.p`
  display: grid;
  grid-template-columns: 20px minmax(0, 1fr);
  gap: ${theme.space[3]};
  color: ${theme.colour.live};
  font-size: ${theme.font.size.sm};
  font-weight: ${theme.font.weight.medium};
`;
