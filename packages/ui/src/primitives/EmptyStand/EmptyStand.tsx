import type { ReactNode } from 'react';
import styled from 'styled-components';
import { touchlines } from '../../theme/pitchMarkings.ts';
import { theme } from '../../theme/theme.ts';

interface EmptyStandProps {
  readonly title: string;
  /** The language of the title, when it differs from the page's. */
  readonly titleLang?: 'en' | undefined;
  /** One more line, muted. */
  readonly hint?: ReactNode;
  /** At most one button. */
  readonly action?: ReactNode;
  /** `pitch` draws touchlines around it; `bare` is for use inside something that has them. */
  readonly frame?: 'pitch' | 'bare';
}

/** An empty state: a stand without people, and a sentence that says why. */
export function EmptyStand({ title, titleLang, hint, action, frame = 'pitch' }: EmptyStandProps) {
  const content = (
    <>
      <Stand />
      <Title lang={titleLang}>{title}</Title>
      {hint !== undefined && <Hint>{hint}</Hint>}
      {action !== undefined && <Action>{action}</Action>}
    </>
  );
  return frame === 'pitch' ? <Pitch>{content}</Pitch> : <Bare>{content}</Bare>;
}

function Stand() {
  return (
    <Drawing viewBox="0 0 120 56" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
      <path d="M34 9h52M26 21h68M16 35h88M6 49h108" />
      <path d="M47 49a13 13 0 0 1 26 0" />
    </Drawing>
  );
}

const Bare = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 6px;
  padding: ${theme.space[6]} ${theme.space[4]};
  text-align: center;
  text-wrap: balance;
`;
const Pitch = styled(Bare)`
  ${touchlines}
`;
const Drawing = styled.svg`
  width: 120px;
  height: 56px;
  margin-bottom: 6px;
  color: ${theme.colour.text3};
`;
const Title = styled.p`
  font-weight: ${theme.font.weight.bold};
`;
const Hint = styled.p`
  max-width: 100%;
  overflow-wrap: anywhere;
  color: ${theme.colour.text2};

  /* The reason for a failure is worded as the end of a sentence, in lower case; here it stands alone. */
  &::first-letter {
    text-transform: uppercase;
  }
`;
const Action = styled.div`
  margin-top: ${theme.space[3]};
`;
