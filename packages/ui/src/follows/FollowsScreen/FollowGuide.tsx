import { useEffect, useId, useRef } from 'react';
import styled from 'styled-components';
import { useFormats } from '../../i18n/useFormats.ts';
import { useWords } from '../../i18n/useWords.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { theme } from '../../theme/theme.ts';
import { useFollowName } from '../useFollowName.ts';
import type { GuideView } from './FollowsView.ts';

type Begun = Exclude<GuideView, { step: 'done' }>;

/** The guide for a first visit: three teams, and last of all whether to notify of their goals (FOLLOW-17). */
export function FollowGuide({ guide }: { readonly guide: Begun }) {
  const { t } = useWords();
  const { list } = useFormats();
  const nameOf = useFollowName();
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { step } = guide;
  // The question comes where the third team was chosen, which may be far down the page.
  useEffect(() => {
    if (step === 'notify') heading.current?.focus();
  }, [step]);
  return (
    <Root aria-labelledby={headingId}>
      <Heading id={headingId} ref={heading} tabIndex={-1}>
        {step === 'choose' ? t(($) => $.follows.guide.title) : t(($) => $.follows.guide.notify)}
      </Heading>
      {guide.step === 'choose' ? (
        <>
          <p>{t(($) => $.follows.guide.text)}</p>
          <Foot>
            <Chosen role="status">{t(($) => $.follows.guide.chosen, { chosen: guide.chosen, of: guide.of })}</Chosen>
            <Button variant="quiet" small onClick={() => guide.onSkip()}>
              {t(($) => $.follows.guide.skip)}
            </Button>
          </Foot>
        </>
      ) : (
        <>
          <p>{t(($) => $.follows.guide.notifyText, { names: list(guide.teams.map(nameOf)) })}</p>
          <Foot>
            <Button small onClick={() => guide.onAnswer(true)}>
              {t(($) => $.follows.guide.yes)}
            </Button>
            <Button variant="line" small onClick={() => guide.onAnswer(false)}>
              {t(($) => $.follows.guide.no)}
            </Button>
          </Foot>
        </>
      )}
    </Root>
  );
}

const Root = styled.section`
  display: grid;
  gap: ${theme.space[2]};
  padding: ${theme.space[4]};
  border-left: 4px solid ${theme.colour.turf};
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

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[3]};
  margin-top: ${theme.space[1]};
`;

const Chosen = styled.p`
  margin-right: auto;
  font-weight: ${theme.font.weight.bold};
`;
