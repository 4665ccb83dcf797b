import { DropdownMenu } from 'radix-ui';
import type { ComponentType } from 'react';
import styled from 'styled-components';
import { theme } from '../../theme/theme.ts';

type MenuIcon = ComponentType<{ readonly size: number; readonly 'aria-hidden': true }>;

interface MenuChoiceProps<Value extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string; readonly icon: MenuIcon }[];
  readonly value: Value;
  onChange(value: Value): void;
}

/** A choice among a few options inside a menu. The menu stays open, so that the user sees the new choice. */
export function MenuChoice<Value extends string>({ label, options, value, onChange }: MenuChoiceProps<Value>) {
  return (
    <Group value={value} aria-label={label}>
      {options.map(({ value: option, label: word, icon: Icon }) => (
        <Option
          key={option}
          value={option}
          onSelect={(event) => {
            event.preventDefault();
            onChange(option);
          }}
        >
          <Icon size={16} aria-hidden />
          {word}
        </Option>
      ))}
    </Group>
  );
}

const Group = styled(DropdownMenu.RadioGroup)`
  display: flex;
  border-radius: ${theme.radius.sm};
  background: ${theme.colour.sunk};
`;
const Option = styled(DropdownMenu.RadioItem)`
  display: flex;
  flex: auto;
  align-items: center;
  justify-content: center;
  gap: 6px;
  min-height: ${theme.touch};
  border: ${theme.chalkWidth} solid transparent;
  border-radius: ${theme.radius.sm};
  color: ${theme.colour.text2};
  font-size: ${theme.font.size.sm};
  font-weight: ${theme.font.weight.medium};
  cursor: pointer;
  &[data-state='checked'] {
    border-color: ${theme.colour.edge};
    background: ${theme.colour.raised};
    color: ${theme.colour.text};
    font-weight: ${theme.font.weight.bold};
  }
  &[data-highlighted] {
    color: ${theme.colour.text};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`;
