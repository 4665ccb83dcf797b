import { longestDelay, type Match, type MatchId } from '@tribunen/domain';
import { useFormats } from '../../i18n/useFormats.ts';
import { useWords } from '../../i18n/useWords.ts';
import { RangeSlider } from '../../primitives/RangeSlider/RangeSlider.tsx';
import { useTeamFaces } from '../../teamFaces/useTeamFaces.ts';
import { ListPart } from './ListPart.tsx';
import { ListRow } from './ListRow.tsx';
import { Explanation, SettingsSection } from './SettingsSection.tsx';

/** What the reader wants to know later, or not at all. */
export interface KnownSettingsView {
  /** Seconds behind the pitch, in every match. */
  readonly delay: number;
  onDelay(seconds: number): void;
  /** The matches whose results are hidden; their facts are null until they have come. */
  readonly hidden: readonly { readonly id: MatchId; readonly match: Match | null }[];
  onShow(id: MatchId): void;
}

/** The delay of every match, and the results that are hidden (KNOWN-1, KNOWN-2). */
export function KnownSettings({ view }: { readonly view: KnownSettingsView }) {
  const { t } = useWords();
  return (
    <SettingsSection title={t(($) => $.known.settings.title)}>
      <div>
        <RangeSlider
          label={t(($) => $.known.delay.slider)}
          value={view.delay}
          max={longestDelay}
          step={1}
          valueText={t(($) => $.known.delay.behind, { seconds: view.delay })}
          onChange={view.onDelay}
        />
        <Explanation>{t(($) => $.known.delay.hint)}</Explanation>
      </div>
      <ListPart
        title={t(($) => $.known.settings.hidden)}
        hint={t(($) => $.known.settings.hint)}
        none={t(($) => $.known.settings.none)}
        count={view.hidden.length}
      >
        {view.hidden.map(({ id, match }) => (
          <HiddenMatch key={id} id={id} match={match} onShow={() => view.onShow(id)} />
        ))}
      </ListPart>
    </SettingsSection>
  );
}

interface HiddenMatchProps {
  readonly id: MatchId;
  readonly match: Match | null;
  onShow(): void;
}

function HiddenMatch({ id, match, onShow }: HiddenMatchProps) {
  const { t } = useWords();
  const { dateInFigures } = useFormats();
  const faceOf = useTeamFaces();
  const nameOf = (side: 'homeTeam' | 'awayTeam'): string =>
    match === null ? '' : faceOf(match[side], match.competition.id).name;
  return (
    <ListRow
      name={
        match === null
          ? t(($) => $.pushSettings.unknownMatch, { id })
          : t(($) => $.common.versus, { home: nameOf('homeTeam'), away: nameOf('awayTeam') })
      }
      detail={match === null ? null : dateInFigures(match.utcKickoff)}
      action={t(($) => $.known.hidden.showIt)}
      onAct={onShow}
    />
  );
}
