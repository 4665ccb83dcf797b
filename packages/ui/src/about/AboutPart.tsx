import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { theme } from '../theme/theme.ts';

/** A section of a page about the product. */
export function AboutPart({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <Title id={id}>{title}</Title>
      {children}
    </Section>
  );
}

/** The sections of a page about the product, as wide as text is read. */
export const AboutColumn = styled.div`
  display: grid;
  gap: ${theme.space[6]};
  max-width: 640px;
`;

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[2]};
`;

const Title = styled.h2`
  font-size: ${theme.font.size.lg};
  font-weight: ${theme.font.weight.bold};
  letter-spacing: ${theme.font.track.snug};
`;
