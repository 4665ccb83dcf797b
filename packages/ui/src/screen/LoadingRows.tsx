import styled from 'styled-components';
import { RowsSkeleton } from '../primitives/Skeleton/RowsSkeleton.tsx';
import { Spinner } from '../primitives/Spinner/Spinner.tsx';
import { theme } from '../theme/theme.ts';
import { ScreenBody } from './ScreenBody/ScreenBody.ts';

/** The content of a screen that is loading: a sentence over the rows of a list. */
export function LoadingRows({ text }: { readonly text: string }) {
  return (
    <ScreenBody role="status">
      <LoadingLine>
        <Spinner />
        {text}
      </LoadingLine>
      <RowsSkeleton rows={8} rowHeight={68} />
    </ScreenBody>
  );
}

/** A spinner and what is loading, on one line. */
export const LoadingLine = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-height: ${theme.touch};
  color: ${theme.colour.text2};
`;
