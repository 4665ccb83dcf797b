import type { CompetitionCode, Followable } from '@tribunen/domain';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import styled from 'styled-components';
import { useWords } from '../../i18n/useWords.ts';
import { touchlines } from '../../theme/pitchMarkings.ts';
import { theme } from '../../theme/theme.ts';
import { useFollowName } from '../useFollowName.ts';
import { entityOf } from './entityOf.ts';
import { FollowableRow } from './FollowableRow.tsx';
import type { BrowsedCompetition } from './FollowsView.ts';

interface BrowseCompetitionsProps {
  /** Null until they are loaded. */
  readonly competitions: readonly BrowsedCompetition[] | null;
  onToggle(code: CompetitionCode): void;
  onFollow(followable: Followable): void;
}

/** The competitions, each with a button that follows it, and with its teams inside when it is opened. */
export function BrowseCompetitions({ competitions, onToggle, onFollow }: BrowseCompetitionsProps) {
  const { t } = useWords();
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <Heading id={headingId}>{t(($) => $.follows.browse.title)}</Heading>
      {competitions === null ? (
        <Hint role="status">{t(($) => $.follows.browse.loading)}</Hint>
      ) : (
        <List>
          {competitions.map((competition) => (
            <Competition
              key={competition.code}
              competition={competition}
              onToggle={() => onToggle(competition.code)}
              onFollow={onFollow}
            />
          ))}
        </List>
      )}
    </section>
  );
}

interface CompetitionProps {
  readonly competition: BrowsedCompetition;
  onToggle(): void;
  onFollow(followable: Followable): void;
}

function Competition({ competition: { item, isOpen, teams }, onToggle, onFollow }: CompetitionProps) {
  const { t } = useWords();
  const id = useId();
  const name = useFollowName()(entityOf(item.followable).names);
  return (
    <li>
      <FollowableRow item={item} onFollow={onFollow}>
        <Toggle type="button" aria-expanded={isOpen} aria-controls={id} onClick={onToggle}>
          {name}
          <Arrow $open={isOpen} aria-hidden />
        </Toggle>
      </FollowableRow>
      <Teams id={id} hidden={!isOpen}>
        {isOpen &&
          (teams === null ? (
            <Hint role="status">{t(($) => $.commonLater.loadingTeams)}</Hint>
          ) : teams.length === 0 ? (
            <Hint>{t(($) => $.follows.browse.noTeams)}</Hint>
          ) : (
            <ul>
              {teams.map((team) => (
                <li key={entityOf(team.followable).key}>
                  <FollowableRow item={team} onFollow={onFollow} />
                </li>
              ))}
            </ul>
          ))}
      </Teams>
    </li>
  );
}

const Heading = styled.h2`
  margin-bottom: ${theme.space[3]};
  font-size: ${theme.font.size.lg};
  font-weight: ${theme.font.weight.bold};
`;

const Hint = styled.p`
  padding: ${theme.space[3]} ${theme.space[4]};
  color: ${theme.colour.text2};
  font-size: ${theme.font.size.sm};
`;

const List = styled.ul`
  ${touchlines}

  & > li + li {
    border-top: 1px solid ${theme.colour.line};
  }
`;

const Toggle = styled.button`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  width: 100%;
  min-height: ${theme.touch};
  font-weight: ${theme.font.weight.medium};
  line-height: ${theme.font.line.snug};
  text-align: left;
  overflow-wrap: anywhere;
`;

const Arrow = styled(ChevronDown).attrs({ size: 20 })<{ $open: boolean }>`
  flex: none;
  margin-left: auto;
  color: ${theme.colour.text2};
  rotate: ${({ $open }) => ($open ? '180deg' : '0deg')};
  transition: rotate ${theme.time.fast} ${theme.ease.out};
`;

const Teams = styled.div`
  padding-left: ${theme.space[5]};
  border-top: 1px solid ${theme.colour.line};
  background: ${theme.colour.sunk};

  &[hidden] {
    display: none;
  }

  & > ul > li + li {
    border-top: 1px solid ${theme.colour.line};
  }
`;
