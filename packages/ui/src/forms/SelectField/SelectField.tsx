import { ChevronDown } from 'lucide-react';
import styled from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { controlLook, FieldFrame } from '../FieldFrame.tsx';

export interface SelectFieldProps<Value extends string | number | null> {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  onSelect(value: Value): void;
  /** Less padding, for a panel. */
  readonly small?: boolean;
}

/** A choice of one from several, in the device's own list, with its label. */
export function SelectField<Value extends string | number | null>({
  label,
  options,
  value,
  onSelect,
  small = false,
}: SelectFieldProps<Value>) {
  return (
    <FieldFrame label={label}>
      {(ties) => (
        <Row>
          <Select
            {...ties}
            $small={small}
            value={String(value)}
            onChange={(event) => {
              const chosen = options.find((option) => String(option.value) === event.target.value);
              if (chosen !== undefined) onSelect(chosen.value);
            }}
          >
            {options.map((option) => (
              <option key={String(option.value)} value={String(option.value)}>
                {option.label}
              </option>
            ))}
          </Select>
          <ChevronDown size={20} aria-hidden />
        </Row>
      )}
    </FieldFrame>
  );
}

const Row = styled.div`
  position: relative;

  & > svg {
    position: absolute;
    top: 0;
    right: ${theme.space[3]};
    bottom: 0;
    margin-block: auto;
    color: ${theme.colour.text2};
    pointer-events: none;
  }
`;

const Select = styled.select<{ $small: boolean }>`
  ${controlLook}
  min-height: ${({ $small }) => ($small ? theme.touch : '52px')};
  padding: 0 40px 0 ${({ $small }) => ($small ? theme.space[3] : theme.space[4])};
  appearance: none;
  text-overflow: ellipsis;

  & > option {
    background: ${theme.colour.raised};
    color: ${theme.colour.text};
  }
`;
