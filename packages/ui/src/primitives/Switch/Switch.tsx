import { useId } from 'react';
import styled from 'styled-components';
import { forcedChoice } from '../../theme/forcedChoice.ts';
import { theme } from '../../theme/theme.ts';

interface SwitchProps {
  readonly label: string;
  /** What the switch is for, under its name. */
  readonly hint: string;
  readonly checked: boolean;
  onChange(checked: boolean): void;
}

/** A setting that is on or off and takes effect at once. The whole row is its target. */
export function Switch({ label, hint, checked, onChange }: SwitchProps) {
  const hintId = useId();
  return (
    <Row>
      <Texts>
        <span>{label}</span>
        <Hint id={hintId} aria-hidden>
          {hint}
        </Hint>
      </Texts>
      <Track
        type="checkbox"
        role="switch"
        aria-describedby={hintId}
        aria-checked={checked}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
    </Row>
  );
}

const Row = styled.label`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[3]};
  min-height: ${theme.touch};
  cursor: pointer;
`;

const Texts = styled.span`
  display: grid;
  font-weight: ${theme.font.weight.medium};
  line-height: ${theme.font.line.snug};
`;

const Hint = styled.span`
  color: ${theme.colour.text2};
  font-size: ${theme.font.size.sm};
  font-weight: ${theme.font.weight.body};
`;

const Track = styled.input`
  appearance: none;
  position: relative;
  flex: none;
  width: 44px;
  height: 26px;
  min-height: 0;
  border: ${theme.chalkWidth} solid ${theme.colour.edge};
  border-radius: ${theme.radius.pill};
  background: ${theme.colour.well};
  cursor: pointer;
  transition: background-color ${theme.time.tap};

  &::before {
    content: '';
    position: absolute;
    top: 50%;
    left: 3px;
    width: 17px;
    height: 17px;
    border-radius: 50%;
    background: ${theme.colour.edge};
    translate: 0 -50%;
    transition: translate ${theme.time.fast} ${theme.ease.out};
  }

  &:checked {
    border-color: ${theme.colour.turf};
    background: ${theme.colour.turf};
    ${forcedChoice}
  }

  &:checked::before {
    background: ${theme.colour.onTurf};
    translate: 18px -50%;
  }

  @media (forced-colors: active) {
    &::before {
      forced-color-adjust: none;
      background: ButtonText;
    }
    &:checked::before {
      background: HighlightText;
    }
  }
`;
