import styled from 'styled-components';
import { theme } from '../../theme/theme.ts';

interface SkeletonProps {
  readonly width: string;
  readonly height: string;
}

/** A placeholder in the size of something that is loading. It does not shimmer: a shimmer would promise progress. */
export function Skeleton({ width, height }: SkeletonProps) {
  return <Block aria-hidden $width={width} $height={height} />;
}

/** Each size is a class, because the Content-Security-Policy refuses style attributes in the static shell. */
const Block = styled.span<{ readonly $width: string; readonly $height: string }>`
  display: block;
  flex: none;
  width: ${({ $width }) => $width};
  height: ${({ $height }) => $height};
  max-width: 100%;
  border-radius: ${theme.radius.plate};
  background: ${theme.colour.line};
`;
