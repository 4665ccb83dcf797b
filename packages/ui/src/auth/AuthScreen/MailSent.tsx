import { resendAt } from '@tribunen/domain';
import { useWords } from '../../i18n/useWords.ts';
import styled from 'styled-components';
import { Countdown } from '../../forms/Countdown.tsx';
import { FormRefusal } from '../../forms/Form/FormRefusal.tsx';
import { useWait } from '../../forms/useWait.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx';
import { theme } from '../../theme/theme.ts';
import { Lead } from './AuthStep.tsx';
import type { SentMail } from './AuthView.ts';

interface MailSentProps {
  readonly lead: string;
  readonly mail: SentMail;
  /** The address of the demo's mails; null when they cannot be opened. */
  readonly mailHref: string | null;
}

/** Says that a mail has been sent, and sends it again on request (ACCOUNT-13). */
export function MailSent({ lead, mail: { again, sentAt, now }, mailHref }: MailSentProps) {
  const { t } = useWords();
  const refusal = again.status === 'refused' ? again.refusal : null;
  const resendFrom = sentAt === null ? null : { at: resendAt(sentAt), now };
  const wait = useWait(refusal?.kind === 'too-many' ? refusal.until : resendFrom);
  return (
    <>
      <Lead>{lead}</Lead>
      {mailHref !== null && (
        <ButtonLink href={mailHref} block>
          {t(($) => $.auth.mail.open)}
        </ButtonLink>
      )}
      <Lead>{t(($) => $.auth.mail.notCome)}</Lead>
      <FormRefusal refusal={refusal} />
      <Button
        variant="line"
        block
        busy={again.status === 'busy'}
        unavailable={wait !== null}
        onClick={() => {
          if (again.status !== 'busy') again.onSubmit();
        }}
      >
        {t(($) => $.auth.mail.again)}
      </Button>
      <Again role="status">
        {resendFrom !== null && refusal === null && (
          <Countdown
            key={resendFrom.at}
            until={resendFrom}
            waiting={(left) => t(($) => $.auth.mail.againIn, { wait: left })}
            over={t(($) => $.auth.mail.againNow)}
          />
        )}
      </Again>
    </>
  );
}

const Again = styled.p`
  color: ${theme.colour.text2};
  font-size: ${theme.font.size.sm};
  text-align: center;

  &:empty {
    display: none;
  }
`;
