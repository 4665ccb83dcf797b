import type { NearbyMessage, ReportedMessage } from '@tribunen/domain';
import { useId } from 'react';
import styled from 'styled-components';
import { useWords } from '../../i18n/useWords.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { theme } from '../../theme/theme.ts';
import type { DeskQuestionView } from './DeskQuestion.tsx';
import type { DeskActions } from './DeskView.ts';
import { useDeskWords } from './useDeskWords.ts';

interface ReportCardProps {
  readonly reported: ReportedMessage;
  readonly canAct: boolean;
  readonly actions: DeskActions;
  onAsk(question: DeskQuestionView): void;
}

/** A reported message with its author, its reports, the messages around it, and the possible actions. */
export function ReportCard({ reported, canAct, actions, onAsk }: ReportCardProps) {
  const { t } = useWords();
  const { when, nameOf } = useDeskWords();
  const headId = useId();
  const { id, authorId, authorName, content, complaints, settledAt, inChat } = reported;
  const author = nameOf(authorName);
  return (
    <Card aria-labelledby={headId}>
      <h3 id={headId}>
        {inChat === null
          ? t(($) => $.desk.toFriend, { author })
          : t(($) => $.desk.inChat, { author, chat: inChat.chat.teamName })}
      </h3>
      <Complaints>
        {complaints.map(({ reason, reporterName, at }, n) => (
          <li key={n}>
            {t(($) => $.desk.complaint, {
              reason: t(($) => $.chat.report.reason[reason]),
              reporter: nameOf(reporterName),
              when: when(at),
            })}
          </li>
        ))}
      </Complaints>
      <Messages>
        {inChat?.before.map((message) => (
          <Nearby key={message.id} {...message} />
        ))}
        <Reported>
          <b>{author}</b> {content}
          {inChat !== null && inChat.state !== 'shown' && (
            <State>{t(($) => (inChat.state === 'removed' ? $.chat.message.removed : $.chat.message.deleted))}</State>
          )}
        </Reported>
        {inChat?.after.map((message) => (
          <Nearby key={message.id} {...message} />
        ))}
      </Messages>
      <Buttons>
        {settledAt === null ? (
          <Button variant="line" small unavailable={!canAct} onClick={() => actions.onSettle(id)}>
            {t(($) => $.desk.settle)}
          </Button>
        ) : (
          <Button variant="line" small unavailable={!canAct} onClick={() => actions.onReopen(id)}>
            {t(($) => $.desk.reopen)}
          </Button>
        )}
        {inChat !== null && inChat.state === 'shown' && (
          <Button variant="danger" small unavailable={!canAct} onClick={() => actions.onRemove(inChat.messageId)}>
            {t(($) => $.desk.remove)}
          </Button>
        )}
        {inChat !== null && inChat.state === 'removed' && (
          <Button variant="line" small unavailable={!canAct} onClick={() => actions.onRestore(inChat.messageId)}>
            {t(($) => $.desk.restore)}
          </Button>
        )}
        {authorId !== null && (
          <Button
            variant="line"
            small
            unavailable={!canAct}
            onClick={() => onAsk({ kind: 'shut-out', user: authorId, name: author })}
          >
            {t(($) => $.desk.shutOut, { name: author })}
          </Button>
        )}
        {inChat !== null && (
          <Button variant="line" small unavailable={!canAct} onClick={() => onAsk({ kind: 'slow', chat: inChat.chat })}>
            {t(($) => $.desk.slow)}
          </Button>
        )}
      </Buttons>
    </Card>
  );
}

function Nearby({ authorName, content }: NearbyMessage) {
  const { t } = useWords();
  const { nameOf } = useDeskWords();
  return (
    <li>
      <b>{nameOf(authorName)}</b> {content === '' ? <i>{t(($) => $.desk.noWords)}</i> : content}
    </li>
  );
}

const Card = styled.article`
  display: grid;
  gap: ${theme.space[3]};
  padding: ${theme.space[4]};
  border: ${theme.chalkWidth} solid ${theme.colour.edge};
  border-radius: ${theme.radius.md};
  overflow-wrap: anywhere;

  & > h3 {
    font-weight: ${theme.font.weight.bold};
  }
`;

const Complaints = styled.ul`
  color: ${theme.colour.text2};
  font-size: ${theme.font.size.sm};
`;

const Messages = styled.ol`
  display: grid;
  gap: ${theme.space[2]};
  color: ${theme.colour.text2};
  font-size: ${theme.font.size.sm};
  white-space: pre-line;
`;

const Reported = styled.li`
  padding: ${theme.space[2]} ${theme.space[3]};
  border-left: 3px solid ${theme.colour.live};
  background: ${theme.colour.well};
  color: ${theme.colour.text};
`;

const State = styled.span`
  display: block;
  color: ${theme.colour.text2};
  font-style: italic;
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
`;
