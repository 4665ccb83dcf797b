import type { FantasyRound, UtcInstant } from '@tribunen/domain';
import styled from 'styled-components';
import { useFormats } from '../../i18n/useFormats.ts';
import { useWords } from '../../i18n/useWords.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { StatusBadge } from '../../primitives/StatusBadge/StatusBadge.tsx';
import { theme } from '../../theme/theme.ts';
import { DeadlineCountdown } from './DeadlineCountdown.tsx';
import type { RoundView } from './FantasyView.ts';

interface RoundSummaryProps {
  readonly view: RoundView;
  now(): UtcInstant;
}

/** How the gameweek stands for the team, and until when the next squad can be changed. */
export function RoundSummary({ view, now }: RoundSummaryProps) {
  const { t } = useWords();
  switch (view.status) {
    case 'loading':
      return <Awaited />;
    case 'error':
      return (
        <Root>
          <Quiet role="status">{t(($) => $.fantasy.round.failed)}</Quiet>
          <div>
            <Button small variant="line" onClick={() => view.onRetry()}>
              {t(($) => $.common.tryAgain)}
            </Button>
          </div>
        </Root>
      );
    case 'break':
      return (
        <Root>
          <Quiet>{t(($) => $.fantasy.round.break)}</Quiet>
          <Next next={view.next} now={now} />
        </Root>
      );
    case 'left-out':
      return (
        <Root>
          <Quiet>{t(($) => $.fantasy.round.leftOut, { n: view.round.number })}</Quiet>
          <Next next={view.next} now={now} />
        </Root>
      );
    case 'ready':
      return <Gameweek view={view} now={now} />;
  }
}

/** As high as the gameweek that comes, so that the squad under it stays where it is. */
function Awaited() {
  const { t } = useWords();
  return (
    <Root>
      <Heading>
        <Quiet role="status">{t(($) => $.fantasy.round.loading)}</Quiet>
      </Heading>
      <Total aria-hidden>
        <Plate />
        {t(($) => $.fantasy.round.total)}
      </Total>
      <Facts aria-hidden>
        <div>
          <dt>{t(($) => $.fantasy.round.gameweekRank)}</dt>
          <dd>
            <Skeleton width="5em" height="1lh" />
          </dd>
        </div>
        <div>
          <dt>{t(($) => $.fantasy.round.overallRank)}</dt>
          <dd>
            <Skeleton width="5em" height="1lh" />
          </dd>
        </div>
      </Facts>
      <Skeleton width="14em" height="1lh" />
    </Root>
  );
}

function Gameweek({ view, now }: { readonly view: Extract<RoundView, { status: 'ready' }>; now(): UtcInstant }) {
  const { t } = useWords();
  const { number } = useFormats();
  const { gameweekRank, overallRank, chip, transferCost } = view;
  return (
    <Root>
      <Heading>
        <h2>{t(($) => $.fantasy.round.title, { n: view.round.number })}</h2>
        {view.isInPlay && <StatusBadge tone="live">{t(($) => $.common.live)}</StatusBadge>}
        {chip !== null && <Chip>{t(($) => $.fantasy.round.chip[chip])}</Chip>}
      </Heading>
      <Total>
        <Plate>{view.total}</Plate>
        <span>
          {t(($) => $.fantasy.round.total)}
          {transferCost > 0 && <Quiet as="span"> {t(($) => $.fantasy.round.transferCost, { n: transferCost })}</Quiet>}
          {view.isInPlay && <Provisional>{t(($) => $.fantasy.round.provisional)}</Provisional>}
        </span>
      </Total>
      <Facts>
        {gameweekRank !== null && (
          <div>
            <dt>{t(($) => $.fantasy.round.gameweekRank)}</dt>
            <dd>{number(gameweekRank)}</dd>
          </div>
        )}
        {overallRank !== null && (
          <div>
            <dt>{t(($) => $.fantasy.round.overallRank)}</dt>
            <dd>{number(overallRank)}</dd>
          </div>
        )}
      </Facts>
      <Next next={view.next} now={now} />
    </Root>
  );
}

function Next({ next, now }: { readonly next: FantasyRound | null; now(): UtcInstant }) {
  return next === null ? null : <DeadlineCountdown key={next.number} round={next} now={now} />;
}

const Root = styled.section`
  display: grid;
  gap: ${theme.space[3]};
`;

const Heading = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[3]};
  min-height: 1lh;
  font-size: ${theme.font.size.lg};
  font-weight: ${theme.font.weight.bold};
`;

const Chip = styled.span`
  padding: 2px ${theme.space[2]};
  border-radius: ${theme.radius.pill};
  background: ${theme.colour.goldSoft};
  color: ${theme.colour.gold};
  font-size: ${theme.font.size.cap};
`;

const Total = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  font-weight: ${theme.font.weight.medium};
`;

const Plate = styled.b`
  min-width: 72px;
  padding: ${theme.space[2]} ${theme.space[3]};
  border-radius: ${theme.radius.plate};
  background: ${theme.colour.plate};
  box-shadow: inset 0 0 0 1px ${theme.colour.plateEdge};
  color: ${theme.colour.plateInk};
  font-size: ${theme.font.size.title};
  font-weight: ${theme.font.weight.score};
  font-variant-numeric: tabular-nums lining-nums;
  line-height: 1;
  text-align: center;

  /* As high before its figure has come. */
  &:empty::before {
    content: '\\00a0';
  }
`;

const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]} ${theme.space[6]};
  font-variant-numeric: tabular-nums lining-nums;

  &:empty {
    display: none;
  }

  & dt {
    color: ${theme.colour.text2};
    font-size: ${theme.font.size.sm};
  }
  & dd {
    margin: 0;
    font-weight: ${theme.font.weight.bold};
  }
`;

/** Beside the plate, where it takes no room of its own. */
const Provisional = styled.span`
  display: block;
  color: ${theme.colour.text2};
  font-size: ${theme.font.size.cap};
`;

const Quiet = styled.p`
  color: ${theme.colour.text2};
  font-size: ${theme.font.size.sm};
`;
