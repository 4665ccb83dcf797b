import { Tabs as RadixTabs } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
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
}

/**
 * Parts of a screen, of which one is shown. The arrow keys move between them.
 *
 * @example
 * <Tabs label={title} value="profile" onChange={onTab} tabs={[{ value: 'profile', name: t(($) => $.profile.tab), content: <ProfileForm … /> }]} />
 */
export function Tabs<Value extends string>({ label, tabs, value, onChange }: TabsProps<Value>) {
  // Radix focuses a pressed tab itself, which browsers take for the keyboard.
  const [isPressed, setPressed] = useState(false);
  const list = useTabInView(value);
  return (
    <RadixTabs.Root
      value={value}
      onValueChange={(chosen) => {
        const tab = tabs.find((each) => each.value === chosen);
        if (tab !== undefined) onChange(tab.value);
      }}
    >
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
      {tabs.map((tab) => (
        <Panel key={tab.value} value={tab.value}>
          {tab.content}
        </Panel>
      ))}
    </RadixTabs.Root>
  );
}

const List = styled(RadixTabs.List)`
  display: flex;
  gap: ${theme.space[4]};
  padding: 0 ${theme.space.gutter};
  /* Many tabs on a narrow phone: the last of them are a swipe away. */
  overflow: auto hidden;
  box-shadow: inset 0 calc(-1 * ${theme.chalkWidth}) ${theme.colour.marking};
  scrollbar-width: none;

  ${theme.media.tablet} {
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
  }
`;

const Panel = styled(RadixTabs.Content)`
  padding: ${theme.space[5]} ${theme.space.gutter};

  &:focus-visible {
    outline-offset: -4px;
  }
`;
