import styled from 'styled-components';
import { useFormats } from '../../i18n/useFormats.ts';
import { useWords } from '../../i18n/useWords.ts';
import { Link } from '../../links/Link.tsx';
import { EmptyStand } from '../../primitives/EmptyStand/EmptyStand.tsx';
import { useCompetitionName } from '../../teamFaces/useCompetitionName.ts';
import { CompetitionCrest } from '../../teamFaces/CompetitionCrest.tsx';
import { touchlines } from '../../theme/pitchMarkings.ts';
import { theme } from '../../theme/theme.ts';
import type { TablePlace } from './TeamPageView.ts';

/** The places of a team in its tables; each place links to the competition. */
export function TablePlaces({ places }: { readonly places: readonly TablePlace[] }) {
  const { t } = useWords();
  const { ordinal } = useFormats();
  const competitionName = useCompetitionName();
  if (places.length === 0) return <EmptyStand title={t(($) => $.teamPage.place.none)} />;
  return (
    <List>
      {places.map(({ competition, href, position, played, points }) => (
        <li key={competition.id}>
          <Row href={href}>
            <CompetitionCrest competition={competition} />
            <span>{competitionName(competition)}</span>
            <Standing>
              <b>{t(($) => $.teamPage.place.position, { position: ordinal(position) })}</b>
              <small>
                {t(($) => $.teamPage.place.facts, {
                  played: t(($) => $.teamPage.place.played, { count: played }),
                  points: t(($) => $.commonLater.points, { count: points }),
                })}
              </small>
            </Standing>
          </Row>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  ${touchlines}

  & > li + li {
    border-top: 1px solid ${theme.colour.line};
  }
`;

const Row = styled(Link)`
  display: grid;
  grid-template-columns: 24px minmax(0, 1fr) auto;
  align-items: center;
  gap: ${theme.space[3]};
  min-height: 64px;
  padding: ${theme.space[2]} ${theme.space[4]};
  font-weight: ${theme.font.weight.medium};

  &:focus-visible {
    outline-offset: -4px;
  }
  @media (hover: hover) {
    &:hover {
      background: ${theme.colour.turfSoft};
    }
  }
`;

const Standing = styled.span`
  display: grid;
  justify-items: end;
  line-height: ${theme.font.line.snug};

  & > b {
    font-weight: ${theme.font.weight.bold};
  }
  & > small {
    color: ${theme.colour.text2};
    font-size: ${theme.font.size.sm};
  }
`;
