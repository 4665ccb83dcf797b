import { dataAge, isOutdated, type UtcInstant } from '@tribunen/domain';
import styled from 'styled-components';
import { AgeLines } from '../shell/DataAge/AgeLines.tsx';
import { theme } from '../theme/theme.ts';

export interface StoredAnswersAgeView {
  readonly online: boolean;
  /** The age of the oldest stored data on the screen: the moment at which the device received it. */
  readonly restoredAt: UtcInstant;
  readonly now: UtcInstant;
}

/**
 * Shows the age of stored data on a screen whose header does not: a table, a team, the follows. It is placed above the
 * tabs. A header with a `DataAgeStatus` shows the age itself.
 */
export function StoredAnswersAge({ view: { online, restoredAt, now } }: { readonly view: StoredAnswersAgeView }) {
  const age = dataAge({ connection: 'connecting', online, confirmedAt: restoredAt, now });
  return (
    <Line data-kept-age data-outdated={isOutdated(age) || undefined}>
      <AgeLines age={age} now={now} />
    </Line>
  );
}

const Line = styled.div`
  --age-lines: 1;
  --age-size: ${theme.font.size.cap};

  position: fixed;
  bottom: calc(var(--tabs-height, ${theme.size.tabs}) + ${theme.space[2]});
  left: 50%;
  z-index: ${theme.layer.sticky};
  padding: ${theme.space[1]} ${theme.space[3]};
  border-radius: ${theme.radius.pill};
  background: ${theme.colour.raised};
  box-shadow: ${theme.colour.shadowHigh};
  transform: translateX(-50%);
  white-space: nowrap;
  pointer-events: none;

  body:has([data-age-status]) & {
    display: none;
  }
  /* While the match is one line, the header has no room for the age. */
  @media (max-width: 1099.98px) {
    body:has([data-match-line]) & {
      display: block;
    }
  }

  ${theme.media.tablet} {
    bottom: ${theme.space[4]};
  }
  /* In a chat it is over the oldest messages in view, under the notice of older ones, and moves none. */
  body:has([data-chat]) & {
    top: calc(env(safe-area-inset-top) + 116px);
    bottom: auto;
  }
`;
