import type { Wait } from '@tribunen/domain';
import { useState } from 'react';
import { useWords } from '../i18n/useWords.ts';
import styled from 'styled-components';
import { visuallyHidden } from '../theme/visuallyHidden.ts';
import type { Deadline } from './Deadline.ts';
import { useWait } from './useWait.ts';

interface CountdownProps {
  readonly until: Deadline;
  /** The sentence around the wait: «Du kan sende på nytt om 45 sekunder.» */
  waiting(wait: string): string;
  /** The sentence when the wait is over. */
  readonly over: string;
}

/**
 * How long the user has to wait, in words. On the screen it counts down; screen readers announce only its start and
 * its end. It belongs inside a live region.
 */
export function Countdown({ until, waiting, over }: CountdownProps) {
  const { t } = useWords();
  const wait = useWait(until);
  const sentence = (left: Wait | null) =>
    left === null ? over : waiting(t(($) => $.forms.wait[left.kind], { count: left.n }));
  const [begun] = useState(sentence(wait));
  return (
    <>
      <span aria-hidden>{sentence(wait)}</span>
      <Heard>{wait === null ? over : begun}</Heard>
    </>
  );
}

const Heard = styled.span`
  ${visuallyHidden}
`;
