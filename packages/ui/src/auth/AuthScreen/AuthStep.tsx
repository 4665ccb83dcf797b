import { createContext, useContext, useEffect, useRef, type ReactNode } from 'react';
import { formWidth } from './AuthFrame.tsx';
import styled from 'styled-components';
import { useDocumentTitle } from '../../screen/ScreenHeader/useDocumentTitle.ts';
import { theme } from '../../theme/theme.ts';

/** Whether the screen has shown another step before this one. */
export const HasMovedOn = createContext(false);

interface AuthStepProps {
  readonly title: string;
  readonly children: ReactNode;
}

/**
 * One step of signing in, under its title. When it replaces another step its title gets the focus, so that screen
 * readers announce it.
 */
export function AuthStep({ title, children }: AuthStepProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const hasMovedOn = useContext(HasMovedOn);
  useDocumentTitle(title);
  useEffect(() => {
    if (hasMovedOn) heading.current?.focus();
  }, [hasMovedOn]);
  return (
    <Step>
      <Title ref={heading} tabIndex={-1}>
        {title}
      </Title>
      {children}
    </Step>
  );
}

const Step = styled.div`
  display: grid;
  gap: 14px;
  width: 100%;
  max-width: ${formWidth};
  margin-inline: auto;

  form > button,
  & > button,
  & > a {
    min-height: 52px;
  }

  ${theme.media.desktop} {
    gap: 18px;
  }
`;

const Title = styled.h1`
  font-size: ${theme.font.size.xl};
  font-weight: ${theme.font.weight.bold};
  letter-spacing: -0.02em;
  line-height: 1.1;
  text-wrap: balance;

  &:focus-visible {
    outline: none;
  }

  ${theme.media.desktop} {
    margin-bottom: ${theme.space[2]};
    font-size: ${theme.font.size.title};
    font-weight: ${theme.font.weight.black};
  }
`;

/** The text that introduces a step. */
export const Lead = styled.p`
  color: ${theme.colour.text2};
  overflow-wrap: anywhere;

  & > strong {
    color: ${theme.colour.text};
    font-weight: ${theme.font.weight.bold};
  }
`;

/** Links to other steps and out of the screen. */
export const WaysOn = styled.nav`
  display: grid;
  justify-items: center;
  text-align: center;
`;
