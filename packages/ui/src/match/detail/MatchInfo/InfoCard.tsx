import { isCalledOff, type Match, type OsloDay, osloDayOf } from '@tribunen/domain';
import { CalendarDays, MapPin, Trophy, UserRound, type LucideIcon } from 'lucide-react';
import { memo } from 'react';
import styled from 'styled-components';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useWords } from '../../../i18n/useWords.ts';
import { useRoundWords } from '../../../matchWords/useRoundWords.ts';
import { useCompetitionName } from '../../../teamFaces/useCompetitionName.ts';
import { theme } from '../../../theme/theme.ts';
import { visuallyHidden } from '../../../theme/visuallyHidden.ts';

interface InfoCardProps {
  readonly match: Match;
  /** Today; a match of another year is shown with its year. */
  readonly today: OsloDay;
  /** Null when no source names one. */
  readonly referee: string | null;
}

/** Competition and round, day and time (of a match that is called off, those that were planned), venue and referee of a match, as far as they are known. */
export const InfoCard = memo(function InfoCard({ match, today, referee }: InfoCardProps) {
  const { t } = useWords();
  const { dayLong, weekdayShort, time } = useFormats();
  const competition = useCompetitionName()(match.competition);
  const round = useRoundWords().roundOf(match);
  const day = osloDayOf(match.utcKickoff);
  const at = match.isTimeSet ? time(match.utcKickoff) : t(($) => $.results.label.timeNotSet);
  const kickoff = `${weekdayShort(day)} ${dayLong(day, today)}, ${at}`;
  const facts: readonly (readonly [LucideIcon, string, string | null])[] = [
    [
      Trophy,
      t(($) => $.matchDetail.info.competition),
      round === null ? competition : t(($) => $.matchDetail.info.withRound, { competition, round }),
    ],
    [
      CalendarDays,
      t(($) => $.matchDetail.info.time),
      isCalledOff(match) ? t(($) => $.matchDetail.info.planned, { kickoff }) : kickoff,
    ],
    [MapPin, t(($) => $.matchDetail.info.venue), match.venue],
    [UserRound, t(($) => $.matchDetail.info.referee), referee],
  ];
  return (
    <List aria-label={t(($) => $.matchDetail.info.label)}>
      {facts.map(([Icon, label, value]) =>
        value === null ? null : (
          <Fact key={label}>
            <dt>
              <Icon size={18} aria-hidden />
              <Hidden>{label}</Hidden>
            </dt>
            <dd>{value}</dd>
          </Fact>
        ),
      )}
    </List>
  );
});

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr));
  gap: ${theme.space[2]} ${theme.space[4]};
  margin: 0;
  font-size: ${theme.font.size.sm};
`;

const Fact = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${theme.space[2]};
  min-width: 0;

  & > dt {
    position: relative;
    flex: none;
    padding-top: 1px;
    color: ${theme.colour.text3};
  }
  & > dd {
    min-width: 0;
    margin: 0;
    overflow-wrap: anywhere;
    text-wrap: balance;
  }
`;

const Hidden = styled.span`
  ${visuallyHidden}
`;
