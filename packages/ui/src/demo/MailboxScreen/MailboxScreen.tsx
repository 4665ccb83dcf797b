import { ArrowLeft } from 'lucide-react';
import { useWords } from '../../i18n/useWords.ts';
import styled from 'styled-components';
import { useFormats } from '../../i18n/useFormats.ts';
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx';
import { EmptyStand } from '../../primitives/EmptyStand/EmptyStand.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { useDocumentTitle } from '../../screen/ScreenHeader/useDocumentTitle.ts';
import { touchlines } from '../../theme/pitchMarkings.ts';
import { theme } from '../../theme/theme.ts';
import type { DemoMail, MailboxView } from './MailboxView.ts';

/** The mails that the demo's server would have sent, each with its link. */
export function MailboxScreen({ view }: { readonly view: MailboxView }) {
  const { t } = useWords();
  const title = t(($) => $.demo.mailbox.title);
  useDocumentTitle(title);
  return (
    <Page>
      <Column>
        <div>
          <ButtonLink href={view.backHref} variant="quiet" small>
            <ArrowLeft aria-hidden />
            {t(($) => $.demo.mailbox.back)}
          </ButtonLink>
        </div>
        <Title>{title}</Title>
        <About>{t(($) => $.demo.mailbox.about)}</About>
        <Mails view={view} />
      </Column>
    </Page>
  );
}

function Mails({ view }: { readonly view: MailboxView }) {
  const { t } = useWords();
  if (view.status === 'loading') return <Skeleton width="100%" height="96px" />;
  if (view.mails.length === 0) return <EmptyStand title={t(($) => $.demo.mailbox.empty)} />;
  return (
    <List>
      {view.mails.map((mail) => (
        <MailRow key={mail.id} mail={mail} />
      ))}
    </List>
  );
}

function MailRow({ mail }: { readonly mail: DemoMail }) {
  const { t } = useWords();
  const { dateInFigures, time } = useFormats();
  return (
    <Row>
      <Texts>
        <Subject>{mail.subject}</Subject>
        <p>{t(($) => $.demo.mailbox.to, { address: mail.to })}</p>
      </Texts>
      <Sent dateTime={mail.sentAt}>
        {dateInFigures(mail.sentAt)} {time(mail.sentAt)}
      </Sent>
      {/* A plain anchor, not the router's link: it leaves the app for the auth server, as the link of a real mail does. */}
      <Follow href={mail.href}>{mail.linkText}</Follow>
    </Row>
  );
}

const Page = styled.main`
  min-height: 100dvh;
  padding: ${theme.space[4]} ${theme.space.gutter} ${theme.space[10]};
`;

const Column = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  max-width: 640px;
  margin-inline: auto;
`;

const Title = styled.h1`
  font-size: ${theme.font.size.xl};
  font-weight: ${theme.font.weight.black};
  letter-spacing: ${theme.font.track.tight};
`;

const About = styled.p`
  margin-bottom: ${theme.space[2]};
  color: ${theme.colour.text2};
`;

const List = styled.ol`
  ${touchlines}

  & > li + li {
    border-top: 1px solid ${theme.colour.line};
  }
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: ${theme.space[1]} ${theme.space[3]};
  padding: ${theme.space[4]};
`;

const Texts = styled.div`
  color: ${theme.colour.text2};
  font-size: ${theme.font.size.sm};
  overflow-wrap: anywhere;
`;

const Subject = styled.p`
  color: ${theme.colour.text};
  font-size: ${theme.font.size.md};
  font-weight: ${theme.font.weight.bold};
`;

const Sent = styled.time`
  color: ${theme.colour.text3};
  font-size: ${theme.font.size.sm};
`;

const Follow = styled.a`
  display: inline-flex;
  grid-column: 1 / -1;
  align-items: center;
  justify-self: start;
  min-height: ${theme.touch};
  color: ${theme.colour.turf};
  font-weight: ${theme.font.weight.bold};
  text-decoration: underline;
  text-decoration-thickness: ${theme.chalkWidth};
  text-underline-offset: 4px;
`;
