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
  /** Whether the tabs stay at the top of what scrolls, under a line of `--tabs-top`. */
  readonly sticky?: boolean;
  /** What stands at the end of the row, beside the tabs. */
  readonly end?: ReactNode;
}

/**
 * Parts of a screen, of which one is shown. The arrow keys move between them.
 *
 * @example
 * <Tabs label={title} value="profile" onChange={onTab} tabs={[{ value: 'profile', name: t(($) => $.profile.tab), content: <ProfileForm … /> }]} />
 */
export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  onChange,
  sticky = false,
  end = null,
}: TabsProps<Value>) {
  // Radix focuses a pressed tab itself, which browsers take for the keyboard.
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

/** Another part begins at its own beginning, under the tabs that stay: how far the last one was read does not matter to it. */
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
  /* Many tabs on a narrow phone: the last of them are a swipe away. */
  overflow: auto hidden;
  scrollbar-width: none;

  /* A soft edge where more of them follow. */
  &[data-more~='after'] {
    mask-image: linear-gradient(to left, transparent, #000 32px);
  }
  &[data-more~='before'] {
    mask-image: linear-gradient(to right, transparent, #000 32px);
  }
  &[data-more='before after'] {
    mask-image: linear-gradient(to right, transparent, #000 32px calc(100% - 32px), transparent);
  }

  /* On a phone more than four tabs of a match are in view. */
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
