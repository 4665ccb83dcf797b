import styled from 'styled-components';
import { theme } from '../theme/theme.ts';
import type { RatingWindowView } from './ScoutingView.ts';
import { WindowBadge } from './WindowBadge.tsx';

interface RatingHeadProps {
  readonly id: string;
  readonly title: string;
  /** Null while the window is not known. */
  readonly window: RatingWindowView | null;
}

/** The title of a rating, with the time until which it can be changed. */
export function RatingHead({ id, title, window }: RatingHeadProps) {
  return (
    <Head>
      <Title id={id}>{title}</Title>
      {window !== null && <WindowBadge window={window} />}
    </Head>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${theme.space[1]} ${theme.space[3]};
  padding-bottom: ${theme.space[2]};
`;

/** A long title takes a second line before a short badge does. */
const Title = styled.h2`
  flex: 1 1 10rem;
  min-width: 0;
  font-size: ${theme.font.size.lg};
  font-weight: ${theme.font.weight.bold};
  letter-spacing: ${theme.font.track.snug};
  overflow-wrap: anywhere;
  text-wrap: balance;
`;
