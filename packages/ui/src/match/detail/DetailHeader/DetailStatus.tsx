import { isFinished, isLive, type Match } from '@tribunen/domain';
import styled from 'styled-components';
import { useWords } from '../../../i18n/useWords.ts';
import { StatusBadge, type StatusTone } from '../../../primitives/StatusBadge/StatusBadge.tsx';
import { minuteText } from '../../../matchWords/minuteText.ts';
import { plateInks } from '../../../theme/plateInks.ts';
import { theme } from '../../../theme/theme.ts';
import { visuallyHidden } from '../../../theme/visuallyHidden.ts';

interface DetailStatusProps {
  readonly match: Match;
  /** The shown minute of the match; null for the present. */
  readonly minute: number | null;
}

/**
 * The badge of an opened match: «LIVE» during play, «FT» after it, otherwise the provider's own word, each followed by
 * the word in the spectator's language. At half-time the screen shows «PAUSE» and screen readers read «LIVE». If the
 * match is shown at an earlier minute, the badge shows that minute.
 */
export function DetailStatus({ match, minute }: DetailStatusProps) {
  const { t } = useWords();
  if (minute !== null) {
    return (
      <Root>
        <StatusBadge tone="pause" large>
          {minuteText(minute, null)}
        </StatusBadge>
      </Root>
    );
  }
  if (match.isHidden === true) {
    return (
      <Root>
        <StatusBadge tone="off" large>
          {t(($) => $.results.label.hidden)}
        </StatusBadge>
      </Root>
    );
  }
  if (match.status === 'PAUSED') {
    return (
      <Root>
        <Hidden>{t(($) => $.common.live)}</Hidden>
        <StatusBadge tone="pause" large>
          {t(($) => $.results.label.pause)}
        </StatusBadge>
      </Root>
    );
  }
  const [tone, text] = badgeOf(match, t);
  const isUnreported = match.status === 'UNREPORTED';
  // «Pågår» would repeat «LIVE», and no provider has a word for an unreported match.
  const hasWord = match.status !== 'LIVE' && match.status !== 'IN_PLAY' && !isUnreported;
  const word = hasWord ? t(($) => $.matchDetail.status[match.status]) : null;
  return (
    <Root>
      <StatusBadge tone={tone} large>
        {/* «LIVE» is Norwegian too; «FT» and the provider's own words are English. */}
        {tone === 'live' || isUnreported ? text : <span lang="en">{text}</span>}
      </StatusBadge>
      {word !== null && <Word data-word>{word}</Word>}
    </Root>
  );
}

function badgeOf(match: Match, t: ReturnType<typeof useWords>['t']): readonly [StatusTone, string] {
  if (isLive(match)) {
    const at = match.minute === null ? null : minuteText(match.minute, match.injuryTime);
    return ['live', at === null ? t(($) => $.common.live) : t(($) => $.common.liveAt, { minute: at })];
  }
  if (match.status === 'FINISHED' || match.status === 'AWARDED') {
    return ['done', t(($) => $.matchDetail.badge.finished)];
  }
  if (match.status === 'UNREPORTED') return ['off', t(($) => $.matchDetail.status.UNREPORTED)];
  return [isFinished(match) ? 'done' : 'off', match.status];
}

/** The badge is near-black in both themes. */
const Root = styled.span`
  position: relative;
  display: flex;
  align-items: center;
  border-radius: ${theme.radius.plate};
  background: ${theme.colour.plate};
  color: ${theme.colour.plateInk};
  ${plateInks}
`;

const Hidden = styled.span`
  ${visuallyHidden}
`;

const Word = styled.span`
  padding-inline: ${theme.space[2]};
  font-size: ${theme.font.size.sm};
  font-weight: ${theme.font.weight.medium};
`;
