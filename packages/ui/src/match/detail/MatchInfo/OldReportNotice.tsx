import { epochMs, type UtcInstant } from '@tribunen/domain';
import { History } from 'lucide-react';
import styled from 'styled-components';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useWords } from '../../../i18n/useWords.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { useIntervalValue } from '../../../primitives/useIntervalValue.ts';
import { theme } from '../../../theme/theme.ts';
import { Note } from './Note.tsx';

/** A report from an earlier visit, shown until a newer one has loaded. */
export interface OldReport {
  readonly from: UtcInstant;
  now(): UtcInstant;
  onRetry(): void;
}

const tickMs = 10_000;

/** Shows the age of a report, with a button that requests it again. */
export function OldReportNotice({ old }: { readonly old: OldReport }) {
  const { t } = useWords();
  const { age: ageOf } = useFormats();
  const now = useIntervalValue(old.now, tickMs);
  const age = ageOf(epochMs(now) - epochMs(old.from));
  return (
    <Place>
      <Note
        icon={History}
        action={
          <Button variant="line" small onClick={() => old.onRetry()}>
            {t(($) => $.common.tryAgain)}
          </Button>
        }
      >
        {t(($) => $.matchDetail.from, { age })}
      </Note>
    </Place>
  );
}

/** The report follows below this notice. */
const Place = styled.div`
  margin-bottom: ${theme.space[3]};
`;
