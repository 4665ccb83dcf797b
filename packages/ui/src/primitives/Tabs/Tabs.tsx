import { Tabs as RadixTabs } from 'radix-ui';
import { type ReactNode, useRef, useState } from 'react';
import styled from 'styled-components';
import { forcedChoice } from '../../theme/forcedChoice.ts';
import { theme } from '../../theme/theme.ts';
import { useTabInView } from './useTabInView.ts';

interface TabsProps<Value extends string> {
  /** The name of the group, for screen readers. */
  readonly label: string;
  readonly tabs: readonly {
    readonly value: Value;
    readonly name: ReactNode;
    readonly content: ReactNode;
  }[];
  readonly value: Value;
  onChange(value: Value): void;
  /** Whether the tabs stay in view when the page scrolls, `--tabs-top` below its upper edge. */
  readonly sticky?: boolean;
  /** Shown at the end of the row, beside the tabs. */
  readonly end?: ReactNode;
}

/** Tabs that choose which part of a screen is shown. The arrow keys move between them. */
export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  onChange,
  sticky = false,
  end = null,
}: TabsProps<Value>) {
  // Radix focuses a pressed tab from code, and browsers then show the focus ring as if a key had moved the focus.
  const [isPressed, setPressed] = useState(false);
  const list = useTabInView(value);
  const whole = useRef<HTMLDivElement>(null);
  return (
    <Whole
      ref={whole}
      data-sticky={sticky}
      value={value}
      onValueChange={(chosen) => {
        const tab = tabs.find((each) => each.value === chosen);
        if (tab === undefined) return;
        onChange(tab.value);
        if (sticky && whole.current !== null) toBeginning(whole.current);
      }}
    >
      <Bar>
        <List
          ref={list}
          aria-label={label}
          data-pressed={isPressed}
          onPointerDown={() => setPressed(true)}
          onKeyDown={() => setPressed(false)}
          onBlur={({ currentTarget, relatedTarget }) => {
            if (!currentTarget.contains(relatedTarget)) setPressed(false);
          }}
        >
          {tabs.map((tab) => (
            <Tab key={tab.value} value={tab.value}>
              {tab.name}
            </Tab>
          ))}
        </List>
        {end}
      </Bar>
      {tabs.map((tab) => (
        <Panel key={tab.value} value={tab.value}>
          {tab.content}
        </Panel>
      ))}
    </Whole>
  );
}

/** Scrolls to the beginning of the chosen part, under the sticky tabs, however far the previous part was scrolled. */
function toBeginning(tabs: HTMLElement): void {
  if (tabs.getBoundingClientRect().top < Number.parseFloat(getComputedStyle(tabs).scrollMarginTop)) {
    tabs.scrollIntoView({ block: 'start', behavior: 'instant' });
  }
}

const Whole = styled(RadixTabs.Root)`
  scroll-margin-top: var(--tabs-top, 0px);
`;

const Bar = styled.div`
  display: flex;
  container: tabs / inline-size;
  box-shadow: inset 0 calc(-1 * ${theme.chalkWidth}) ${theme.colour.marking};

  [data-sticky='true'] > & {
    position: sticky;
    top: var(--tabs-top, 0px);
    z-index: ${theme.layer.sticky};
    background: ${theme.colour.ground};
  }
`;

const List = styled(RadixTabs.List)`
  display: flex;
  flex: 1;
  min-width: 0;
  gap: ${theme.space[4]};
  padding: 0 ${theme.space.gutter};
  /* On a narrow phone not all tabs fit, and the user swipes to the last. */
  overflow: auto hidden;
  scrollbar-width: none;

  /* A soft edge where more tabs follow. */
  &[data-more~='after'] {
    mask-image: linear-gradient(to left, transparent, #000 32px);
  }
  &[data-more~='before'] {
    mask-image: linear-gradient(to right, transparent, #000 32px);
  }
  &[data-more='before after'] {
    mask-image: linear-gradient(to right, transparent, #000 32px calc(100% - 32px), transparent);
  }

  /* Closer together on a phone, so that more than four tabs of a match are in view. */
  @container tabs (max-width: 27rem) {
    [data-sticky='true'] > * > & {
      gap: ${theme.space[3]};
      font-size: ${theme.font.size.sm};
    }
  }
  @container tabs (min-width: 34rem) {
    gap: ${theme.space[6]};
  }
`;

const Tab = styled(RadixTabs.Trigger)`
  position: relative;
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${theme.space[2]};
  min-height: 48px;
  color: ${theme.colour.text2};
  font-weight: ${theme.font.weight.medium};

  &:focus-visible {
    outline-offset: -2px;
  }
  [data-pressed='true'] > &:focus-visible {
    outline: none;
  }

  &[data-state='active'] {
    color: ${theme.colour.text};
    font-weight: ${theme.font.weight.bold};
  }

  &[data-state='active']::after {
    content: '';
    position: absolute;
    inset: auto 0 0;
    height: 4px;
    background: ${theme.colour.turf};
    ${forcedChoice}
  }
`;

const Panel = styled(RadixTabs.Content)`
  padding: ${theme.space[5]} ${theme.space.gutter};

  &:focus-visible {
    outline-offset: -4px;
  }
`;
