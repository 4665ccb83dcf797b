import { RotateCcw, Unplug } from 'lucide-react';
import { useId } from 'react';
import { useWords } from '../../i18n/useWords.ts';
import styled from 'styled-components';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { theme } from '../../theme/theme.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';
import { demoScenarios, demoSpeeds, type DemoView } from './DemoView.ts';

/**
 * The bar on every screen of the demo. It shows that the matches are simulated, and lets the user choose the scenario
 * and the speed. It has a separate row and covers nothing.
 */
export function DemoBar({ view }: { readonly view: DemoView }) {
  const { t } = useWords();
  const id = useId();
  return (
    <Bar aria-label={t(($) => $.demo.label)}>
      <Title>{t(($) => $.demo.title)}</Title>
      <Controls>
        <Label htmlFor={`${id}-speed`}>{t(($) => $.demo.speed)}</Label>
        <Choice
          id={`${id}-speed`}
          value={view.speed}
          onChange={(event) => {
            const speed = demoSpeeds.find((each) => String(each) === event.target.value);
            if (speed !== undefined) view.onSpeed(speed);
          }}
        >
          {demoSpeeds.map((speed) => (
            <option key={speed} value={speed}>
              {t(($) => $.demo.speedTimes, { speed })}
            </option>
          ))}
        </Choice>
        <Label htmlFor={`${id}-scenario`}>{t(($) => $.demo.scenario)}</Label>
        <Choice
          id={`${id}-scenario`}
          value={view.scenario ?? ''}
          onChange={(event) => {
            const scenario = demoScenarios.find((each) => each === event.target.value);
            if (scenario !== undefined) view.onScenario(scenario);
          }}
        >
          {view.scenario === null && <option value="">{t(($) => $.demo.otherScenario)}</option>}
          {demoScenarios.map((scenario) => (
            <option key={scenario} value={scenario}>
              {t(($) => $.demo.scenarios[scenario])}
            </option>
          ))}
        </Choice>
        <IconButton
          icon={Unplug}
          label={t(($) => $.demo.faults.title)}
          aria-haspopup="dialog"
          aria-expanded={view.faultsOpen}
          onClick={() => view.onFaults()}
        />
        <IconButton icon={RotateCcw} label={t(($) => $.demo.restart)} onClick={() => view.onRestart()} />
      </Controls>
    </Bar>
  );
}

const Bar = styled.aside`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  min-height: ${theme.size.bar};
  padding: 0 ${theme.space[1]} 0 ${theme.space.gutter};
  border-bottom: 1px solid ${theme.colour.line};
  background: ${theme.colour.sunk};
  color: ${theme.colour.text2};
  font-size: ${theme.font.size.cap};
  font-weight: ${theme.font.weight.medium};
`;

/** On two lines if the controls need the room; it is widened before they are. */
const Title = styled.p`
  flex: 100 0 6.5rem;
  max-width: max-content;
  line-height: ${theme.font.line.snug};
`;

/** Beside the title even on the narrowest phone, where the selected options may be cut; below the title with large type. */
const Controls = styled.div`
  display: flex;
  flex: 1 0 12rem;
  justify-content: flex-end;
  margin-left: auto;
  min-width: 0;
  max-width: 100%;
`;

const Label = styled.label`
  ${visuallyHidden}
`;

/** As wide as the selected option. */
const Choice = styled.select`
  min-width: 0;
  padding: 0 ${theme.space[1]};
  field-sizing: content;
  text-overflow: ellipsis;

  &:first-of-type {
    flex: none;
  }
  color: ${theme.colour.text};
  font-weight: ${theme.font.weight.bold};

  &:focus-visible {
    outline-offset: -4px;
  }

  & > option {
    background: ${theme.colour.raised};
    color: ${theme.colour.text};
  }
`;
