import { type InviterName, type OsloDay, osloDayOf } from '@tribunen/domain';
import { useEffect, useId, useRef, useState } from 'react';
import { useWords } from '../../i18n/useWords.ts';
import styled from 'styled-components';
import { useFormats } from '../../i18n/useFormats.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { EmptyStand } from '../../primitives/EmptyStand/EmptyStand.tsx';
import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { touchlines } from '../../theme/pitchMarkings.ts';
import { theme } from '../../theme/theme.ts';
import type { InvitationsView, WaitingInvitation } from './InvitationsView.ts';

/** The invitations to be friends, each with its sender and the two answers (PEOPLE-7, PEOPLE-8). */
export function InvitationList({ view }: { readonly view: InvitationsView }) {
  const { t } = useWords();
  const root = useRef<HTMLDivElement>(null);
  const [answered, setAnswered] = useState<{ readonly place: number } | null>(null);
  // An answered invitation leaves the list together with its focused button: the next row gets the focus.
  useEffect(() => {
    if (answered === null || root.current === null || document.activeElement !== document.body) return;
    const rows = [...root.current.querySelectorAll<HTMLElement>('[data-row]')];
    const next = rows[Math.min(answered.place, rows.length - 1)];
    (next?.querySelector('button') ?? root.current).focus();
    setAnswered(null);
  }, [answered, view]);

  if (view.status === 'loading')
    return (
      <Loading role="status">
        <Spinner />
        {t(($) => $.profile.invitations.loading)}
      </Loading>
    );
  return (
    <Root ref={root} tabIndex={-1}>
      {view.invitations.length === 0 ? (
        <EmptyStand title={t(($) => $.profile.invitations.empty)} />
      ) : (
        <List>
          {view.invitations.map((invitation, place) => (
            <InvitationRow
              key={invitation.id}
              invitation={invitation}
              today={view.today}
              onAccept={() => {
                setAnswered({ place });
                view.onAccept(invitation.id);
              }}
              onDecline={() => {
                setAnswered({ place });
                view.onDecline(invitation.id);
              }}
            />
          ))}
        </List>
      )}
    </Root>
  );
}

interface InvitationRowProps {
  readonly invitation: WaitingInvitation;
  readonly today: OsloDay;
  onAccept(): void;
  onDecline(): void;
}

function InvitationRow({ invitation, today, onAccept, onDecline }: InvitationRowProps) {
  const { t } = useWords();
  const { dayShort } = useFormats();
  const id = useId();
  const sender = useInviterWords()(invitation.sender);
  return (
    <Row data-row>
      <Avatar name={sender} kind="spectator" />
      <Texts id={id}>
        <Sender>{sender}</Sender>
        <p>{t(($) => $.profile.invitations.wants)}</p>
        <Sent dateTime={invitation.createdAt}>{dayShort(osloDayOf(invitation.createdAt), today)}</Sent>
      </Texts>
      <Answers>
        <Button small aria-describedby={id} onClick={onAccept}>
          {t(($) => $.profile.invitations.accept)}
        </Button>
        <Button small variant="line" aria-describedby={id} onClick={onDecline}>
          {t(($) => $.profile.invitations.decline)}
        </Button>
      </Answers>
    </Row>
  );
}

function useInviterWords(): (inviter: InviterName) => string {
  const { t } = useWords();
  return (inviter) => {
    switch (inviter.kind) {
      case 'name':
        return inviter.name;
      case 'bio':
        return inviter.bio;
      case 'unknown':
        return t(($) => $.common.unknownUser);
    }
  };
}

const Root = styled.div`
  &:focus-visible {
    outline: none;
  }
`;

const Loading = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  color: ${theme.colour.text2};
`;

const List = styled.ul`
  ${touchlines}

  & > li + li {
    border-top: 1px solid ${theme.colour.line};
  }
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${theme.space[3]} ${theme.space[4]};
  padding: ${theme.space[4]};

  ${theme.media.tablet} {
    grid-template-columns: auto minmax(0, 1fr) auto;
  }
`;

const Texts = styled.div`
  color: ${theme.colour.text2};
  font-size: ${theme.font.size.sm};
`;

/** Shows the sender's bio where there is no name, and a bio may be long. */
const Sender = styled.p`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  color: ${theme.colour.text};
  font-size: ${theme.font.size.md};
  font-weight: ${theme.font.weight.bold};
  line-height: ${theme.font.line.snug};
  overflow-wrap: anywhere;
`;

const Sent = styled.time`
  color: ${theme.colour.text3};
  font-size: ${theme.font.size.cap};
`;

const Answers = styled.div`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: 1fr 1fr;
  gap: ${theme.space[3]};

  ${theme.media.tablet} {
    grid-column: auto;
  }
`;
