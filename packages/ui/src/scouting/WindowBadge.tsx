import styled from 'styled-components';
import { useFormats } from '../i18n/useFormats.ts';
import { useWords } from '../i18n/useWords.ts';
import { theme } from '../theme/theme.ts';
import type { RatingWindowView } from './ScoutingView.ts';

/** Says in words until when players can be rated. */
export function WindowBadge({ window }: { readonly window: RatingWindowView }) {
  const { t } = useWords();
  const { weekdayAndTime } = useFormats();
  return (
    <Badge role="status" $isOpen={window.status === 'open'}>
      {window.status === 'open'
        ? t(($) => $.scouting.window.open, { time: weekdayAndTime(window.closesAt) })
        : t(($) => $.scouting.window.closed)}
    </Badge>
  );
}

const Badge = styled.span<{ readonly $isOpen: boolean }>`
  flex: none;
  padding: 2px ${theme.space[2]};
  border: ${theme.chalkWidth} solid ${({ $isOpen }) => ($isOpen ? theme.colour.turf : theme.colour.edge)};
  border-radius: ${theme.radius.sm};
  color: ${({ $isOpen }) => ($isOpen ? theme.colour.turf : theme.colour.text2)};
  font-size: ${theme.font.size.sm};
  font-weight: ${theme.font.weight.bold};
  line-height: ${theme.font.line.snug};
  white-space: nowrap;
`;
