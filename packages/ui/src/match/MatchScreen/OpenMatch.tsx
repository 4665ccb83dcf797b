import { ChevronDown, List, X } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { ChatSkeleton } from '../../chat/Chat/ChatSkeleton.tsx';
import { useWords } from '../../i18n/useWords.ts';
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { InSlices } from '../../primitives/InSlices/InSlices.tsx';
import { theme } from '../../theme/theme.ts';
import { useHasPane } from '../../theme/useHasPane.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';
import { ChatLine } from '../ChatLine/ChatLine.tsx';
import { CheerButton } from '../CheerButton/CheerButton.tsx';
import { MatchHeader } from '../MatchHeader/MatchHeader.tsx';
import { ChatPane, Head, Panes, PickerPane } from './matchPanes.ts';
import type { MatchView } from './MatchView.ts';

interface OpenMatchProps {
  readonly view: Extract<MatchView, { status: 'ready' }>;
  readonly picker: ReactNode;
  readonly delay: ReactNode;
  readonly report: ReactNode;
}

/** The header, the goal banner and the chat of a match, and the list of the others. */
export function OpenMatch({ view, picker, delay, report }: OpenMatchProps) {
  const { t } = useWords();
  const hasPane = useHasPane();
  const [isPicking, setPicking] = useState(false);
  // On a phone the list is first rendered when the user opens it, and then stays mounted to keep the search text.
  const [wasOpened, setOpened] = useState(false);
  const open = useRef<HTMLButtonElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isPicking) close.current?.focus();
  }, [isPicking]);

  const cheerButton = (isSmall: boolean) => (
    <CheerButton
      match={view.match}
      side={view.cheersFor}
      onChoose={view.onChooseSide}
      onCheer={view.onCheer}
      isSmall={isSmall}
    />
  );

  return (
    <Panes>
      {picker !== null && (
        <PickerPane
          data-open={isPicking}
          onKeyDown={({ key }) => {
            if (key !== 'Escape' || !isPicking) return;
            setPicking(false);
            open.current?.focus();
          }}
        >
          {(hasPane || wasOpened) && picker}
          {isPicking && (
            <Close>
              <IconButton
                ref={close}
                icon={X}
                label={t(($) => $.match.picker.close)}
                onClick={() => {
                  setPicking(false);
                  open.current?.focus();
                }}
              />
            </Close>
          )}
        </PickerPane>
      )}
      {hasPane ? (
        <Head>
          <MatchHeader product={view.product} match={view.match} cheering={view.cheering} action={delay} />
          <Actions>
            <ButtonLink variant="pitch" small href={view.matchHref}>
              {t(($) => $.match.toMatch)}
            </ButtonLink>
            {cheerButton(false)}
          </Actions>
          <Report>{report}</Report>
        </Head>
      ) : (
        <ChatLine
          match={view.match}
          href={view.matchHref}
          cheering={view.cheering}
          start={
            picker === null ? null : (
              <OtherMatch
                ref={open}
                type="button"
                aria-expanded={isPicking}
                onClick={() => {
                  setPicking(true);
                  setOpened(true);
                }}
              >
                <List size={20} aria-hidden />
                <span>{t(($) => $.match.picker.open)}</span>
                <ChevronDown size={14} aria-hidden />
              </OtherMatch>
            )
          }
          delay={delay}
          action={cheerButton(true)}
        />
      )}
      <ChatPane>
        {view.banner}
        <Chat>
          <InSlices placeholder={<ChatSkeleton />}>{view.chat}</InSlices>
        </Chat>
      </ChatPane>
    </Panes>
  );
}

/** On a phone the icon stands for the words. */
const OtherMatch = styled.button`
  position: relative;
  display: flex;
  flex: none;
  align-items: center;
  gap: 2px;
  height: ${theme.touch};
  padding-inline: ${theme.space[2]} ${theme.space[1]};
  border-radius: ${theme.radius.sm};
  font-size: ${theme.font.size.cap};
  font-weight: ${theme.font.weight.bold};
  line-height: ${theme.font.line.tight};
  text-align: start;

  & > svg {
    flex: none;
  }
  &:focus-visible {
    outline-offset: -2px;
    outline-color: ${theme.colour.onPitch};
  }
  @media (max-width: 599.98px) {
    & > span {
      ${visuallyHidden}
    }
  }
  @media (min-width: 600px) {
    & > svg:first-child {
      display: none;
    }
    padding-inline: ${theme.space[3]};
    font-size: ${theme.font.size.sm};
  }
`;

const Close = styled.div`
  position: absolute;
  top: ${theme.space[2]};
  right: ${theme.space[2]};

  ${theme.media.desktop} {
    display: none;
  }
`;

/** The strip below the pitch. The question whom the spectator cheers for takes its whole width. */
const Actions = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-height: 60px;
  padding: ${theme.space[2]} ${theme.space[4]};
  border-block: ${theme.chalkWidth} solid ${theme.colour.marking};
  background: ${theme.colour.apron};
  color: ${theme.colour.onPitch};

  /* Both labels on one line in the narrowest pane. */
  white-space: nowrap;

  & > a {
    padding-inline: ${theme.space[3]};
  }
  &:has([role='group']) > a {
    display: none;
  }
`;

const Report = styled.div`
  padding: ${theme.space[4]} ${theme.space[4]} ${theme.space[6]};
`;

const Chat = styled.div`
  flex: 1;
  min-height: 0;
`;
