import { useId } from 'react';
import styled from 'styled-components';
import { theme } from '../../theme/theme.ts';

interface FaultSelectProps<Value extends string | number | null> {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  onSelect(value: Value): void;
}

/**
 * One choice of the panel, under its name.
 *
 * @example
 * <FaultSelect label={label} options={[{ value: 10, label: '10 s' }]} value={10} onSelect={setSeconds} />
 */
export function FaultSelect<Value extends string | number | null>({
  label,
  options,
  value,
  onSelect,
}: FaultSelectProps<Value>) {
  const id = useId();
  return (
    <div>
      <Label htmlFor={id}>{label}</Label>
      <Select
        id={id}
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
    </div>
  );
}

const Label = styled.label`
  display: block;
  margin-bottom: ${theme.space[1]};
  color: ${theme.colour.text2};
  font-size: ${theme.font.size.sm};
  font-weight: ${theme.font.weight.medium};
`;

const Select = styled.select`
  width: 100%;
  height: ${theme.touch};
  padding: 0 ${theme.space[3]};
  border: ${theme.chalkWidth} solid ${theme.colour.edge};
  border-radius: ${theme.radius.sm};
  background: ${theme.colour.well};
  color: ${theme.colour.text};
  font-weight: ${theme.font.weight.medium};

  & > option {
    background: ${theme.colour.raised};
    color: ${theme.colour.text};
  }
`;
