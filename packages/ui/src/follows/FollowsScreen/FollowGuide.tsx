import { useEffect, useId, useRef } from 'react';
import styled from 'styled-components';
import { useFormats } from '../../i18n/useFormats.ts';
import { useWords } from '../../i18n/useWords.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { theme } from '../../theme/theme.ts';
import { useFollowName } from '../useFollowName.ts';
import type { GuideView } from './FollowsView.ts';
import { GuideFoot } from './GuideFoot.tsx';
import { NameQuestion } from './NameQuestion.tsx';
import { PushQuestion } from './PushQuestion.tsx';

type Begun = Exclude<GuideView, { step: 'done' }>;

/**
 * The guide for a first visit: a name if there is none, three teams, whether to notify of their goals, and finally
 * whether to do so while the app is closed (FOLLOW-17).
 */
export function FollowGuide({ guide }: { readonly guide: Begun }) {
  const { t } = useWords();
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { step } = guide;
  // The questions appear after the third team was chosen, when the user may be far down the page.
  useEffect(() => {
    if (step === 'notify' || step === 'push') heading.current?.focus();
  }, [step]);
  return (
    <Root aria-labelledby={headingId}>
      <Heading id={headingId} ref={heading} tabIndex={-1}>
        {step === 'name' && t(($) => $.follows.guide.name)}
        {step === 'choose' && t(($) => $.follows.guide.title)}
        {step === 'notify' && t(($) => $.follows.guide.notify)}
        {step === 'push' && t(($) => $.pushSettings.title)}
      </Heading>
      {guide.step === 'name' && <NameQuestion progress={guide.form} />}
      {guide.step === 'choose' && <Choose guide={guide} />}
      {guide.step === 'notify' && <Notify guide={guide} />}
      {guide.step === 'push' && <PushQuestion device={guide.device} onDone={() => guide.onDone()} />}
    </Root>
  );
}

function Choose({ guide }: { readonly guide: Extract<Begun, { step: 'choose' }> }) {
  const { t } = useWords();
  return (
    <>
      <p>{t(($) => $.follows.guide.text)}</p>
      <GuideFoot>
        <Seats chosen={guide.chosen} of={guide.of} />
        <Chosen role="status">{t(($) => $.follows.guide.chosen, { chosen: guide.chosen, of: guide.of })}</Chosen>
        <Button variant="quiet" small onClick={() => guide.onSkip()}>
          {t(($) => $.follows.guide.skip)}
        </Button>
      </GuideFoot>
    </>
  );
}

/** A seat for each of the three teams, filled from the left. */
function Seats({ chosen, of }: { readonly chosen: number; readonly of: number }) {
  return (
    <SeatRow aria-hidden>
      {Array.from({ length: of }, (_, seat) => (
        <i key={seat} data-taken={seat < chosen} />
      ))}
    </SeatRow>
  );
}

function Notify({ guide }: { readonly guide: Extract<Begun, { step: 'notify' }> }) {
  const { t } = useWords();
  const { list } = useFormats();
  const nameOf = useFollowName();
  return (
    <>
      <p>{t(($) => $.follows.guide.notifyText, { names: list(guide.teams.map(nameOf)) })}</p>
      <p>{t(($) => $.follows.guide.delay)}</p>
      <GuideFoot>
        <Button small onClick={() => guide.onAnswer(true)}>
          {t(($) => $.follows.guide.yes)}
        </Button>
        <Button variant="line" small onClick={() => guide.onAnswer(false)}>
          {t(($) => $.follows.guide.no)}
        </Button>
      </GuideFoot>
    </>
  );
}

const Root = styled.section`
  display: grid;
  gap: ${theme.space[2]};
  padding: ${theme.space[4]};
  background: ${theme.colour.turfSoft};
`;

const Heading = styled.h2`
  font-size: ${theme.font.size.lg};
  font-weight: ${theme.font.weight.bold};
  scroll-margin-top: 96px;

  &:focus {
    outline: none;
  }
`;

const SeatRow = styled.span`
  display: flex;
  gap: 6px;

  & > i {
    width: 20px;
    height: 22px;
    border: 2px solid ${theme.colour.edge};
    border-bottom-width: 6px;
    border-radius: 6px 6px 3px 3px;
  }
  & > [data-taken='true'] {
    border-color: ${theme.colour.turf};
    background: ${theme.colour.turf};
  }
`;

const Chosen = styled.p`
  margin-right: auto;
  font-weight: ${theme.font.weight.bold};
`;
