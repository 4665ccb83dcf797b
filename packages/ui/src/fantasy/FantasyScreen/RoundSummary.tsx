import { type FantasyGame, type FantasyRound, fantasyRules, type UtcInstant } from '@tribunen/domain';
import { useFormats } from '../../i18n/useFormats.ts';
import { useWords } from '../../i18n/useWords.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { StatusBadge } from '../../primitives/StatusBadge/StatusBadge.tsx';
import { useHasRail } from '../../theme/useHasRail.ts';
import { AwaitedRound } from './AwaitedRound.tsx';
import { DeadlineCountdown } from './DeadlineCountdown.tsx';
import type { RoundView } from './FantasyView.ts';
import { RoundFigures, RoundHead, RoundPlate, RoundRoot, RoundTotal } from './RoundParts.ts';

interface RoundSummaryProps {
  readonly game: FantasyGame;
  readonly view: RoundView;
  now(): UtcInstant;
}

/** The team's gameweek, and the deadline for changes of the next squad. */
export function RoundSummary({ game, view, now }: RoundSummaryProps) {
  const { t } = useWords();
  switch (view.status) {
    case 'loading':
      return <AwaitedRound text={t(($) => $.fantasy.round.loading)} />;
    case 'error':
      return (
        <RoundRoot>
          <RoundHead>
            <p role="status">{t(($) => $.fantasy.round.failed)}</p>
          </RoundHead>
          <div>
            <Button small variant="line" onClick={() => view.onRetry()}>
              {t(($) => $.common.tryAgain)}
            </Button>
          </div>
        </RoundRoot>
      );
    case 'hidden':
      return (
        <RoundRoot>
          <RoundHead>
            <p>{t(($) => $.fantasy.round.hidden)}</p>
          </RoundHead>
          <div>
            <Button small variant="line" onClick={() => view.onShow()}>
              {t(($) => $.fantasy.round.show)}
            </Button>
          </div>
        </RoundRoot>
      );
    case 'break':
      return <NoRound text={t(($) => $.fantasy.round.break)} next={view.next} now={now} />;
    case 'left-out':
      return <NoRound text={t(($) => $.fantasy.round.leftOut, { n: view.round.number })} next={view.next} now={now} />;
    case 'ready':
      return <Gameweek game={game} view={view} now={now} />;
  }
}

interface NextProps {
  readonly next: FantasyRound | null;
  now(): UtcInstant;
}

function NoRound({ text, next, now }: NextProps & { readonly text: string }) {
  return (
    <RoundHead>
      <p>{text}</p>
      <Next next={next} now={now} />
    </RoundHead>
  );
}

interface GameweekProps extends RoundSummaryProps {
  readonly view: Extract<RoundView, { status: 'ready' }>;
}

function Gameweek({ game, view, now }: GameweekProps) {
  const { t } = useWords();
  const { number } = useFormats();
  // On a phone the line has no room for the number of rounds.
  const hasRail = useHasRail();
  const { rounds } = fantasyRules[game];
  const {
    gameweekRank,
    overallRank,
    transferCost,
    round: { number: n },
  } = view;
  return (
    <RoundRoot>
      <RoundHead>
        <h2>{hasRail ? t(($) => $.fantasy.round.titleOf, { n, rounds }) : t(($) => $.fantasy.round.title, { n })}</h2>
        {view.isInPlay && <StatusBadge tone="live">{t(($) => $.common.live)}</StatusBadge>}
        <Next next={view.next} now={now} />
      </RoundHead>
      <RoundFigures>
        <RoundTotal>
          <dt>{t(($) => $.fantasy.round.total)}</dt>
          <dd>
            <RoundPlate>{view.total}</RoundPlate>
            {transferCost > 0 && <small>{t(($) => $.fantasy.round.transferCost, { n: transferCost })}</small>}
          </dd>
        </RoundTotal>
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
      </RoundFigures>
    </RoundRoot>
  );
}

function Next({ next, now }: NextProps) {
  return next === null ? null : <DeadlineCountdown key={next.number} round={next} now={now} />;
}
