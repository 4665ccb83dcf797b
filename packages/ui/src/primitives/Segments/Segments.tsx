import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';
import { chosenSegment, segmentLook, segmentRow } from './segmentLook.ts';

interface SegmentsProps<Value extends string> {
  readonly label: string;
  /** Leaves the label to screen readers, where the options are clear without it. */
  readonly labelHidden?: boolean;
  readonly options: readonly {
    readonly value: Value;
    readonly label: string;
    readonly icon?: LucideIcon;
    /** A picture in front of the label, such as a crest. */
    readonly mark?: ReactNode;
    /** The language of the label, where it is not the page's. */
    readonly lang?: string;
  }[];
  readonly value: Value;
  onChange(value: Value): void;
}

/** A choice of one option from a few, side by side, which applies at once. The arrow keys choose. */
export function Segments<Value extends string>({
  label,
  labelHidden = false,
  options,
  value,
  onChange,
}: SegmentsProps<Value>) {
  const name = useId();
  return (
    <Group>
      <Legend data-hidden={labelHidden}>{label}</Legend>
      <Row>
        {options.map(({ value: option, label: word, icon: Icon, mark, lang }) => (
          <Option key={option}>
            <input
              type="radio"
              name={name}
              value={option}
              checked={option === value}
              onChange={() => onChange(option)}
            />
            {Icon !== undefined && <Icon size={16} aria-hidden />}
            {mark}
            <Word lang={lang}>{word}</Word>
          </Option>
        ))}
      </Row>
    </Group>
  );
}

const Group = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

const Legend = styled.legend`
  margin-bottom: ${theme.space[2]};
  padding: 0;
  font-weight: ${theme.font.weight.medium};

  &[data-hidden='true'] {
    ${visuallyHidden}
  }
`;

const Row = styled.div`
  ${segmentRow}
`;

const Option = styled.label`
  ${segmentLook}
  cursor: pointer;

  & > input {
    position: absolute;
    inset: 0;
    min-height: 0;
    opacity: 0;
    cursor: pointer;
  }

  /* On the narrowest phones there is room for the words only. */
  ${theme.media.narrowest} {
    & > .lucide {
      display: none;
    }
  }

  &:has(:checked) {
    ${chosenSegment}
  }

  &:has(:focus-visible) {
    outline: 2px solid ${theme.colour.focus};
    outline-offset: 2px;
  }
`;

/** Two lines at most, however long the label is. */
const Word = styled.span`
  display: -webkit-box;
  min-width: 0;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  hyphens: manual;
  overflow-wrap: anywhere;
`;
