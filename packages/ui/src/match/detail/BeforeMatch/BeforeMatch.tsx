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
 * An upcoming match: the time to kick-off, the poll of the winner, the form of both teams, their places in the table,
 * their earlier meetings, and the line-ups once they are known. Parts whose height is unknown until they load come
 * last.
 */
export function BeforeMatch({ match, view }: BeforeMatchProps) {
  const { t } = useWords();
  return (
    <Root>
      <KickoffCountdown match={match} now={view.now} />
      <Beside>
        {view.poll !== null && (
          <Part title={t(($) => $.matchDetail.poll.question)}>
            <PollCard match={match} poll={view.poll} />
          </Part>
        )}
        <Part title={t(($) => $.commonLater.form)}>
          <TeamForms match={match} past={view.past} />
        </Part>
      </Beside>
      {view.places}
      <Part title={t(($) => $.matchDetail.headToHead.title)}>
        <HeadToHead past={view.past} />
      </Part>
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
  container: before-match / inline-size;
`;

/** The poll, with the form next to it on a wide screen. */
const Beside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]};

  @container before-match (min-width: 34rem) {
    grid-template-columns: repeat(auto-fit, minmax(14rem, 1fr));
  }
`;

const Title = styled.h2`
  margin-bottom: ${theme.space[2]};
  font-size: ${theme.font.size.lg};
  font-weight: ${theme.font.weight.bold};
  letter-spacing: -0.015em;
`;
