import styled from 'styled-components';
import { useFormats } from '../../i18n/useFormats.ts';
import { useWords } from '../../i18n/useWords.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { StatusBadge } from '../../primitives/StatusBadge/StatusBadge.tsx';
import { theme } from '../../theme/theme.ts';
import type { StandingsMoment } from './StandingsView.ts';

/** Says which moment the table shows, unless it is the provider's own table. */
export function MomentNote({ moment }: { readonly moment: StandingsMoment }) {
  const { t } = useWords();
  const { ordinal } = useFormats();
  switch (moment.kind) {
    case 'official':
      return null;
    case 'now':
      return (
        <Note>
          <StatusBadge tone="live">{t(($) => $.standings.now)}</StatusBadge>
          {t(($) => $.standings.nowHint)}
        </Note>
      );
    case 'then':
      return (
        <Note>
          <Minute>{t(($) => $.common.atMinute, { minute: ordinal(moment.minute) })}</Minute>
          <span>
            {t(($) => $.standings.atMinuteHint)}
            {moment.othersNow && ` ${t(($) => $.standings.thenOthers)}`}
          </span>
          <Button
            variant="line"
            small
            aria-label={t(($) => $.matchDetail.scrubber.backLabel)}
            onClick={() => moment.onNow()}
          >
            {t(($) => $.standings.now)}
          </Button>
        </Note>
      );
  }
}

const Note = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  color: ${theme.colour.text2};
  font-size: ${theme.font.size.sm};
  line-height: ${theme.font.line.snug};

  & > :not(span) {
    flex: none;
  }
`;

const Minute = styled.b`
  padding: 3px 7px;
  border-radius: ${theme.radius.plate};
  background: ${theme.colour.plate};
  color: ${theme.colour.plateInk};
  font-variant-numeric: tabular-nums;
`;
