import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { AwaitedRows } from './AwaitedRows.tsx';
import { PickerColumn, PickerTop } from './PickerColumn.ts';

/** Replaces a `MatchPicker` whose code is loading. */
export function AwaitedPicker() {
  return (
    <PickerColumn as="div" aria-hidden>
      <PickerTop>
        <Skeleton width="220px" height="23px" />
        <Skeleton width="100%" height="48px" />
      </PickerTop>
      <AwaitedRows />
    </PickerColumn>
  );
}
