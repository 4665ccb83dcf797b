import { type HiddenGroup, longestDelay, type Match, type MatchId } from '@tribunen/domain';
import { useState } from 'react';
import { useFormats } from '../../i18n/useFormats.ts';
import { useWords } from '../../i18n/useWords.ts';
import { ShowResultQuestion } from '../../match/detail/HiddenResult/ShowResultQuestion.tsx';
import { RangeSlider } from '../../primitives/RangeSlider/RangeSlider.tsx';
import { Switch } from '../../primitives/Switch/Switch.tsx';
import { ListRow } from './ListRow.tsx';
import { ListPart } from './ListPart.tsx';
import { MatchRow } from './MatchRow.tsx';
import { Explanation, SettingsSection } from './SettingsSection.tsx';

/** The results that the reader wants to learn later, or not at all. */
export interface KnownSettingsView {
  /** How many seconds every match is shown behind the real one. */
  readonly delay: number;
  onDelay(seconds: number): void;
  /** Whether friends and the chats of teams are read as late as the matches (KNOWN-13). */
  readonly holdsFriends: boolean;
  onHoldFriends(holds: boolean): void;
  /** The matches whose results are hidden; the facts of each are null until they have loaded. */
  readonly hidden: readonly { readonly id: MatchId; readonly match: Match | null }[];
  onShow(id: MatchId): void;
  /** Matches whose results are hidden together. */
  readonly groups: readonly HiddenGroup[];
  onShowGroup(group: HiddenGroup): void;
}

/** The delay of every match, and the results that are hidden (KNOWN-1, KNOWN-2, KNOWN-9). */
export function KnownSettings({ view }: { readonly view: KnownSettingsView }) {
  const { t } = useWords();
  const { weekdayAndDay } = useFormats();
  /** Shows the results about which the reader is being asked. */
  const [show, ask] = useState<{ readonly onShow: () => void } | null>(null);
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
      <Switch
        label={t(($) => $.known.settings.friends)}
        hint={t(($) => $.known.settings.friendsHint)}
        checked={view.holdsFriends}
        onChange={view.onHoldFriends}
      />
      <ListPart
        title={t(($) => $.known.settings.hidden)}
        hint={t(($) => $.known.settings.hint)}
        none={t(($) => $.known.settings.none)}
        count={view.groups.length + view.hidden.length}
      >
        {view.groups.map((group) => (
          <ListRow
            key={`${group.kind} ${group.id}`}
            name={
              group.kind === 'day'
                ? t(($) => $.known.hidden.dayMatches, { date: weekdayAndDay(group.id) })
                : t(($) => $.known.hidden.groupMatches, { name: group.name })
            }
            action={t(($) => $.known.hidden.showIt)}
            onAct={() => ask({ onShow: () => view.onShowGroup(group) })}
          />
        ))}
        {view.hidden.map(({ id, match }) => (
          <MatchRow
            key={id}
            id={id}
            match={match}
            action={t(($) => $.known.hidden.showIt)}
            onAct={() => ask({ onShow: () => view.onShow(id) })}
          />
        ))}
      </ListPart>
      {show !== null && (
        <ShowResultQuestion
          onKeep={() => ask(null)}
          onShow={() => {
            ask(null);
            show.onShow();
          }}
        />
      )}
    </SettingsSection>
  );
}
