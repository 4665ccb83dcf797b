import { longestDelay, type Match, type MatchId } from '@tribunen/domain';
import { useWords } from '../../i18n/useWords.ts';
import { RangeSlider } from '../../primitives/RangeSlider/RangeSlider.tsx';
import { ListPart } from './ListPart.tsx';
import { MatchRow } from './MatchRow.tsx';
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
          <MatchRow
            key={id}
            id={id}
            match={match}
            action={t(($) => $.known.hidden.showIt)}
            onAct={() => view.onShow(id)}
          />
        ))}
      </ListPart>
    </SettingsSection>
  );
}
