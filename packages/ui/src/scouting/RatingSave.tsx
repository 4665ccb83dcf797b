import styled from 'styled-components';
import { useWords } from '../i18n/useWords.ts';
import { Button } from '../primitives/Button/Button.tsx';
import { WaitsForNetwork } from '../primitives/WaitsForNetwork.tsx';
import { theme } from '../theme/theme.ts';
import type { RatingSaveView } from './ScoutingView.ts';

interface RatingSaveProps {
  readonly view: RatingSaveView;
  /** The text of the save button while there is something to save; by default the text for a single rating. */
  readonly label?: string;
}

/** The buttons that discard and save a rating. */
export function RatingSave({ view, label }: RatingSaveProps) {
  const { t } = useWords();
  const save = t(($) => $.scouting.card.save);
  return (
    <Buttons>
      {view.status === 'waiting' && <WaitsForNetwork />}
      {view.status === 'ready' && (
        <Button variant="quiet" onClick={() => view.onDiscard()}>
          {t(($) => $.scouting.card.discard)}
        </Button>
      )}
      <SaveButton
        busy={view.status === 'busy'}
        unavailable={view.status === 'nothing' || view.status === 'waiting'}
        onClick={() => {
          if (view.status === 'ready') view.onSave();
        }}
      >
        {view.status === 'busy' ? t(($) => $.commonLater.saving) : view.status === 'ready' ? (label ?? save) : save}
      </SaveButton>
    </Buttons>
  );
}

const Buttons = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  margin-left: auto;
`;

const SaveButton = styled(Button)`
  min-width: 120px;
`;
