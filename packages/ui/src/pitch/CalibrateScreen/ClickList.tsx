import { Trash2 } from 'lucide-react';
import styled from 'styled-components';
import { useWords } from '../../i18n/useWords.ts';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { theme } from '../../theme/theme.ts';
import { usePixelWords } from '../usePixelWords.ts';
import type { CalibrateView } from './CalibrateView.ts';

/** The clicks, numbered as in the picture, with the error of each. */
export function ClickList({ view }: { readonly view: CalibrateView }) {
  const { t } = useWords();
  const pixels = usePixelWords();
  const { clicks, selected } = view;
  const solved = view.status === 'solved' ? view : null;
  return (
    <Scroll tabIndex={0} role="region" aria-label={t(($) => $.calibration.marks)}>
      <Table>
        <thead>
          <tr>
            <th scope="col">{t(($) => $.calibration.column.number)}</th>
            <th scope="col">{t(($) => $.calibration.column.point)}</th>
            <th scope="col">{t(($) => $.calibration.column.x)}</th>
            <th scope="col">{t(($) => $.calibration.column.y)}</th>
            <th scope="col">{t(($) => $.calibration.column.error)}</th>
            <th scope="col">
              <Spoken>{t(($) => $.calibration.column.actions)}</Spoken>
            </th>
          </tr>
        </thead>
        <tbody>
          {clicks.map(({ key, image }, place) => {
            const error = solved === null || solved.rms === null ? undefined : solved.perPoint[place];
            const isOutlier = solved?.outliers.includes(place) ?? false;
            return (
              <Line key={place} data-selected={selected === place || undefined} data-outlier={isOutlier || undefined}>
                <td>
                  <Number
                    type="button"
                    aria-label={t(($) => $.calibration.select, { n: place + 1 })}
                    aria-pressed={selected === place}
                    onClick={() => view.onSelect(place)}
                  >
                    {place + 1}
                  </Number>
                </td>
                <td>{key}</td>
                <td>{pixels(image.x)}</td>
                <td>{pixels(image.y)}</td>
                <td>
                  {error !== undefined && t(($) => $.calibration.pixels, { value: pixels(error) })}
                  {isOutlier && <Outlier>{t(($) => $.calibration.outlier)}</Outlier>}
                </td>
                <td>
                  <IconButton
                    icon={Trash2}
                    label={t(($) => $.calibration.delete, { n: place + 1 })}
                    onClick={() => view.onDelete(place)}
                  />
                </td>
              </Line>
            );
          })}
        </tbody>
      </Table>
    </Scroll>
  );
}

const Scroll = styled.div`
  position: relative;
  max-height: 420px;
  overflow: auto;
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${theme.font.size.sm};
  font-variant-numeric: tabular-nums;

  th {
    padding: ${theme.space[1]};
    color: ${theme.colour.text2};
    font-size: ${theme.font.size.cap};
    font-weight: ${theme.font.weight.medium};
    text-align: left;
  }

  td {
    padding: 0 ${theme.space[1]};
  }
`;

const Line = styled.tr`
  border-top: 1px solid ${theme.colour.line};

  &[data-selected] {
    background: ${theme.colour.turfSoft};
  }
`;

const Number = styled.button`
  width: ${theme.touch};
  height: ${theme.touch};
  color: ${theme.colour.live};
  font-weight: ${theme.font.weight.bold};
`;

const Outlier = styled.span`
  display: block;
  color: ${theme.colour.live};
  font-size: ${theme.font.size.cap};
`;

const Spoken = styled.span`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`;
