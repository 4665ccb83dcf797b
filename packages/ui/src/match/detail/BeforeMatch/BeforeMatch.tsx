import type { Match } from '@tribunen/domain';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useWords } from '../../../i18n/useWords.ts';
import { theme } from '../../../theme/theme.ts';
import type { BeforeMatchView } from './BeforeMatchView.ts';
import { HeadToHead } from './HeadToHead.tsx';
import { KickoffCountdown } from './KickoffCountdown.tsx';
import { PollCard } from './PollCard.tsx';
import { TeamForms } from './TeamForms.tsx';

interface BeforeMatchProps {
  readonly match: Match;
  readonly view: BeforeMatchView;
}

/**
 * An upcoming match: how long it is to kick-off, who the spectator thinks will win, how the two have done, where they stand in the
 * table, and the line-ups when they come.
 *
 * @example
 * <BeforeMatch match={match} view={{ now, poll, past: { status: 'loading' }, places: null, lineUp: null }} />
 */
export function BeforeMatch({ match, view }: BeforeMatchProps) {
  const { t } = useWords();
  return (
    <Root>
      <KickoffCountdown match={match} now={view.now} />
      {view.poll !== null && (
        <Part title={t(($) => $.matchDetail.poll.question)}>
          <PollCard match={match} poll={view.poll} />
        </Part>
      )}
      <Part title={t(($) => $.commonLater.form)}>
        <TeamForms match={match} past={view.past} />
      </Part>
      <Part title={t(($) => $.matchDetail.headToHead.title)}>
        <HeadToHead past={view.past} />
      </Part>
      {view.places}
      {view.lineUp !== null && <Part title={t(($) => $.matchDetail.lineUp)}>{view.lineUp}</Part>}
    </Root>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section aria-label={title}>
      <Title>{title}</Title>
      {children}
    </section>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]};
`;

const Title = styled.h2`
  margin-bottom: ${theme.space[2]};
  font-size: ${theme.font.size.lg};
  font-weight: ${theme.font.weight.bold};
  letter-spacing: -0.015em;
`;
