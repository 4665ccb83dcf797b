import { useWords } from '../../i18n/useWords.ts';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { RoundFigures, RoundHead, RoundPlate, RoundRoot, RoundTotal } from './RoundParts.ts';

/** A placeholder as high as the gameweek, so that the squad below does not move. */
export function AwaitedRound({ text }: { readonly text?: string }) {
  const { t } = useWords();
  return (
    <RoundRoot>
      <RoundHead>
        {text === undefined ? (
          <>
            <Skeleton width="112px" height="1lh" />
            <p>
              <Skeleton width="186px" height="1lh" />
            </p>
          </>
        ) : (
          <p role="status">{text}</p>
        )}
      </RoundHead>
      <RoundFigures aria-hidden>
        <RoundTotal>
          <dt>{t(($) => $.fantasy.round.total)}</dt>
          <dd>
            <RoundPlate />
          </dd>
        </RoundTotal>
        <div>
          <dt>{t(($) => $.fantasy.round.gameweekRank)}</dt>
          <dd>
            <Skeleton width="5em" height="0.75lh" />
          </dd>
        </div>
        <div>
          <dt>{t(($) => $.fantasy.round.overallRank)}</dt>
          <dd>
            <Skeleton width="5em" height="0.75lh" />
          </dd>
        </div>
      </RoundFigures>
    </RoundRoot>
  );
}
