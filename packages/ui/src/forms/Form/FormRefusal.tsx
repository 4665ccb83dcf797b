import { CircleAlert } from 'lucide-react';
import { useWords } from '../../i18n/useWords.ts';
import styled from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { Countdown } from '../Countdown.tsx';
import type { Refusal } from '../FormProgress.ts';

interface FormRefusalProps {
  readonly id?: string;
  readonly refusal: Refusal | null;
  /** Puts the server's message into a sentence; without it the message is shown unchanged, in English. */
  tell?(words: string): string;
}

/** The server's reason for a refusal: a sentence if its code is known, then the server's message. It is announced at once. */
export function FormRefusal({ id, refusal, tell }: FormRefusalProps) {
  return (
    <Alert id={id} role="alert">
      {refusal !== null && (
        <Box key={refusal.attempt}>
          <CircleAlert size={20} aria-hidden />
          <Words refusal={refusal} {...(tell && { tell })} />
        </Box>
      )}
    </Alert>
  );
}

function Words({ refusal, tell }: { readonly refusal: Refusal; tell?(words: string): string }) {
  const { t } = useWords();
  switch (refusal.kind) {
    case 'message': {
      if (tell !== undefined) return <p>{tell(refusal.text)}</p>;
      const { code } = refusal;
      return (
        <div>
          {code !== undefined && <p>{t(($) => $.forms.refused[code])}</p>}
          <p lang="en">{refusal.text}</p>
        </div>
      );
    }
    case 'unexpected':
      return <p>{t(($) => $.forms.unexpected)}</p>;
    case 'too-many':
      return (
        <p>
          {t(($) => $.forms.tooMany)}{' '}
          <Countdown
            until={refusal.until}
            waiting={(wait) => t(($) => $.forms.tryAgainIn, { wait })}
            over={t(($) => $.forms.tryAgainNow)}
          />
        </p>
      );
  }
}

const Alert = styled.div`
  &:empty {
    display: none;
  }
`;

const Box = styled.div`
  display: grid;
  grid-template-columns: 20px minmax(0, 1fr);
  gap: ${theme.space[3]};
  padding: ${theme.space[3]};
  border: ${theme.chalkWidth} solid ${theme.colour.live};
  border-radius: ${theme.radius.md};
  color: ${theme.colour.live};
  font-size: ${theme.font.size.sm};
  font-weight: ${theme.font.weight.medium};
  overflow-wrap: anywhere;
`;
