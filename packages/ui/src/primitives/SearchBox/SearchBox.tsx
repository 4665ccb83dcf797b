import { Search } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { theme } from '../../theme/theme.ts';

interface SearchBoxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'onChange' | 'value'> {
  /** Says what the box searches: its accessible name and, without a `placeholder`, the text of the empty box. */
  readonly label: string;
  readonly value: string;
  onType(text: string): void;
  /** A few words at the end of the box, for while the typed text is short; null for none. */
  readonly note?: string | null;
}

/** A box that searches a list while the user types. */
export function SearchBox({ label, placeholder = label, value, onType, note = null, ...rest }: SearchBoxProps) {
  return (
    <Box>
      <Search size={20} aria-hidden />
      <Input
        {...rest}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        autoComplete="off"
        value={value}
        onChange={(event) => onType(event.target.value)}
      />
      {note !== null && <Note role="status">{note}</Note>}
    </Box>
  );
}

const Box = styled.div`
  position: relative;

  & > svg {
    position: absolute;
    top: 14px;
    left: 15px;
    color: ${theme.colour.text2};
  }
`;

const Note = styled.span`
  position: absolute;
  top: 0;
  right: ${theme.space[10]};
  color: ${theme.colour.text2};
  font-size: ${theme.font.size.sm};
  line-height: 48px;
  pointer-events: none;
`;

/** One of the two strokes of a cross, 10 px wide. */
const cross = (angle: string) =>
  `linear-gradient(${angle}, transparent calc(50% - 1px), currentColor calc(50% - 0.75px) calc(50% + 0.75px), transparent calc(50% + 1px)) center / 10px 10px no-repeat`;

const Input = styled.input`
  width: 100%;
  height: 48px;
  padding: 0 ${theme.space[4]} 0 46px;
  border: ${theme.chalkWidth} solid ${theme.colour.edge};
  border-radius: ${theme.radius.md};
  background: ${theme.colour.well};

  &::placeholder {
    color: ${theme.colour.text3};
    opacity: 1;
  }

  /* A cross as thin as the app's icons, in the place of the browser's own. */
  &::-webkit-search-cancel-button {
    appearance: none;
    width: 24px;
    height: 44px;
    margin-right: -4px;
    background: ${cross('45deg')}, ${cross('135deg')};
    color: ${theme.colour.text2};
    cursor: pointer;
  }
`;
