import styled from 'styled-components';
import { Link } from '../../links/Link.tsx';
import { chosenSegment, segmentLook, segmentRow } from './segmentLook.ts';

interface SegmentLinksProps {
  readonly label: string;
  readonly links: readonly { readonly href: string; readonly label: string; readonly isCurrent: boolean }[];
}

/** The choice of one page from a few, side by side: `Segments` whose options have addresses. */
export function SegmentLinks({ label, links }: SegmentLinksProps) {
  return (
    <nav aria-label={label}>
      <Row>
        {links.map(({ href, label: word, isCurrent }) => (
          <li key={href}>
            <Segment href={href} aria-current={isCurrent ? 'page' : undefined}>
              {word}
            </Segment>
          </li>
        ))}
      </Row>
    </nav>
  );
}

const Row = styled.ul`
  ${segmentRow}
`;

const Segment = styled(Link)`
  ${segmentLook}

  &[aria-current='page'] {
    ${chosenSegment}
  }
`;
