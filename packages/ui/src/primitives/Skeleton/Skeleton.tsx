import styled from 'styled-components';
import { theme } from '../../theme/theme.ts';

interface SkeletonProps {
  readonly width: string;
  readonly height: string;
}

/**
 * A placeholder in the size of something that is loading. It does not shimmer: a shimmer promises more than it knows.
 *
 * @example
 * <Skeleton width="72px" height="12px" />
 */
export function Skeleton({ width, height }: SkeletonProps) {
  return <Block aria-hidden style={{ width, height }} />;
}

const Block = styled.span`
  display: block;
  flex: none;
  max-width: 100%;
  border-radius: ${theme.radius.plate};
  background: ${theme.colour.line};
`;
