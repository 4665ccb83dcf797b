import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { theme } from '../../theme/theme.ts';

/** A group of settings with its title. */
export function SettingsSection({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <Root aria-labelledby={id}>
      <Title id={id}>{title}</Title>
      {children}
    </Root>
  );
}

const Root = styled.section`
  display: grid;
  gap: ${theme.space[4]};
`;

const Title = styled.h2`
  padding-bottom: ${theme.space[2]};
  border-bottom: ${theme.chalkWidth} solid ${theme.colour.marking};
  font-size: ${theme.font.size.lg};
  font-weight: ${theme.font.weight.bold};
`;

/** The title of a part of a group. */
export const PartTitle = styled.h3`
  font-weight: ${theme.font.weight.bold};
`;

/** A line that explains a setting. */
export const Explanation = styled.p`
  text-wrap: pretty;
  color: ${theme.colour.text2};
  font-size: ${theme.font.size.sm};
  overflow-wrap: anywhere;
`;
