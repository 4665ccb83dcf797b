import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import styled from 'styled-components';
import { SpokenAfterPause } from '../../forms/SpokenAfterPause.tsx';
import { useWords } from '../../i18n/useWords.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { dialogLook, scrimLook } from '../../primitives/ConfirmDialog/dialogLook.ts';
import { EmptyStand } from '../../primitives/EmptyStand/EmptyStand.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { SearchBox } from '../../primitives/SearchBox/SearchBox.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { theme } from '../../theme/theme.ts';
import { type SearchGroup, searchOptions } from './searchOptions.ts';
import { SearchRow } from './SearchRow.tsx';
import type { SearchView } from './SearchView.ts';

/**
 * One search for teams, competitions, players and matches, over any screen. The box keeps the focus: the arrows go through the results, Enter
 * opens one, and Escape closes the search. It is open as long as it is mounted. Import it lazily: it is too heavy for the first load.
 */
export function SearchDialog({ view }: { readonly view: SearchView }) {
  const { t } = useWords();
  const [opener] = useState(() => document.activeElement);
  return (
    <Dialog.Root open onOpenChange={(open) => !open && view.onClose()}>
      <Dialog.Portal>
        <Scrim>
          <Box
            data-search
            aria-describedby={undefined}
            onOpenAutoFocus={(event) => {
              // Radix would select the text that is already typed, and the next letter would replace it.
              event.preventDefault();
              const box = event.currentTarget instanceof HTMLElement && event.currentTarget.querySelector('input');
              if (!box) return;
              box.focus();
              box.setSelectionRange(box.value.length, box.value.length);
            }}
            onCloseAutoFocus={(event) => {
              // Radix would give the focus to its own trigger, and this dialog has none.
              event.preventDefault();
              if (opener instanceof HTMLElement) opener.focus();
            }}
          >
            <Dialog.Title hidden>{t(($) => $.search.label)}</Dialog.Title>
            <Search view={view} />
          </Box>
        </Scrim>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Search({ view }: { readonly view: SearchView }) {
  const { t } = useWords();
  const listId = useId();
  const groups = searchOptions(view.found, view.hrefs);
  const options = groups.flatMap((group) => group.options);
  const [activeKey, setActiveKey] = useState<string | null>(null);
  // Once the user has typed, Enter opens the first result unless the arrows have chosen another; before that nothing is chosen.
  const chosen = options.findIndex(({ key }) => key === activeKey);
  const active = chosen === -1 && view.status !== 'idle' ? 0 : chosen;
  const activeOption = options[active] ?? null;
  const idOf = (key: string) => `${listId}-${key}`;
  const row = activeOption === null ? null : idOf(activeOption.key);
  useEffect(() => {
    if (row !== null) document.getElementById(row)?.scrollIntoView({ block: 'nearest' });
  }, [row]);

  const press = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && options.length > 0) {
      event.preventDefault();
      const next =
        active === -1 && step === -1 ? options.length - 1 : (active + step + options.length) % options.length;
      setActiveKey(options[next]?.key ?? null);
    } else if (event.key === 'Enter' && row !== null && !event.nativeEvent.isComposing) {
      event.preventDefault();
      // Clicks the link itself, so that Enter does the same as a press.
      document.getElementById(row)?.click();
    }
  };

  return (
    <>
      <Top>
        <SearchBox
          label={t(($) => $.search.label)}
          placeholder={t(($) => $.search.placeholder)}
          value={view.text}
          onType={(text) => {
            setActiveKey(null);
            view.onType(text);
          }}
          onKeyDown={press}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={options.length > 0}
          aria-controls={listId}
          aria-activedescendant={row ?? undefined}
          enterKeyHint="go"
          note={view.status === 'idle' && view.text.trim() !== '' ? t(($) => $.search.hint) : null}
        />
        <Dialog.Close asChild>
          <IconButton icon={X} label={t(($) => $.search.close)} />
        </Dialog.Close>
      </Top>
      <Results>
        {view.isOffline && <Line>{t(($) => $.search.offline)}</Line>}
        <div id={listId} role="listbox" aria-label={t(($) => $.search.label)}>
          {groups.map((group) => (
            <Group key={group.kind} group={group} headingId={idOf(group.kind)}>
              {group.options.map((option) => (
                <SearchRow
                  key={option.key}
                  id={idOf(option.key)}
                  option={option}
                  today={view.today}
                  isActive={option === activeOption}
                  onOpen={view.onClose}
                />
              ))}
            </Group>
          ))}
        </div>
        <End view={view} count={options.length} />
      </Results>
    </>
  );
}

interface GroupProps {
  readonly group: SearchGroup;
  readonly headingId: string;
  readonly children: React.ReactNode;
}

function Group({ group, headingId, children }: GroupProps) {
  const { t } = useWords();
  return (
    <div role="group" aria-labelledby={headingId}>
      <Heading id={headingId} role="presentation">
        {t(($) => $.search.groups[group.kind])}
      </Heading>
      {children}
    </div>
  );
}

/** Says below the results whether more are loading, there are none, or some could not be loaded. */
function End({ view, count }: { readonly view: SearchView; readonly count: number }) {
  const { t } = useWords();
  switch (view.status) {
    case 'idle':
      return null;
    case 'searching':
      return (
        <Line role="status">
          <Spinner />
          {t(($) => $.search.searching)}
        </Line>
      );
    case 'ready':
      return (
        <>
          <SpokenAfterPause key="found" text={t(($) => $.commonLater.hits, { count })} />
          {count === 0 && (
            <EmptyStand
              frame="bare"
              title={t(($) => $.search.none.title, { text: view.text.trim() })}
              hint={t(($) => $.search.none.hint)}
            />
          )}
        </>
      );
    case 'error':
      return (
        <Line role="alert">
          {t(($) => $.search.error.title)}
          <Button small variant="line" onClick={() => view.onRetry()}>
            {t(($) => $.common.tryAgain)}
          </Button>
        </Line>
      );
  }
}

/** A phone's whole window, so that the keyboard leaves room for results; from the tablet's width a box near the top, beside the rail. */
const Scrim = styled(Dialog.Overlay)`
  ${scrimLook}
  place-items: start center;
  padding: 0;

  ${theme.media.tablet} {
    padding: min(12vh, 6rem) ${theme.space[4]} ${theme.space[4]} calc(${theme.size.rail} + ${theme.space[4]});
  }
`;

const Box = styled(Dialog.Content)`
  ${dialogLook}
  gap: 0;
  grid-template-rows: auto minmax(0, 1fr);
  width: 100%;
  height: 100dvh;
  padding: 0;
  border-radius: 0;

  ${theme.media.tablet} {
    width: min(640px, 100%);
    height: auto;
    max-height: min(80vh, 44rem);
    border-radius: ${theme.radius.md};
  }
`;

const Top = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  padding: ${theme.space[2]} ${theme.space[2]} ${theme.space[2]} ${theme.space[4]};
  border-bottom: ${theme.chalkWidth} solid ${theme.colour.marking};

  & > :first-child {
    flex: 1;
  }
`;

const Results = styled.div`
  min-height: 0;
  padding-bottom: ${theme.space[4]};
  overflow-y: auto;
  overscroll-behavior: contain;
`;

const Heading = styled.p`
  padding: ${theme.space[4]} ${theme.space[4]} ${theme.space[1]};
  color: ${theme.colour.text2};
  font-size: ${theme.font.size.sm};
  font-weight: ${theme.font.weight.bold};
`;

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]};
  padding: ${theme.space[3]} ${theme.space[4]} 0;
  color: ${theme.colour.text2};
`;
