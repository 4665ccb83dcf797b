import type { ReactNode } from 'react';
import styled from 'styled-components';
import { tokenUses } from 'virtual:token-uses';
import { Button } from '../primitives/Button/Button.tsx';
import { theme } from '../theme/theme.ts';

interface TokenTableProps {
  /** The name of the group in code: `theme.space`. */
  readonly path: string;
  readonly values: Readonly<Record<string, string | number>>;
  /** The purpose of each token. */
  readonly purposes: Readonly<Record<string, string>>;
  /** Draws the value. */
  sample(value: string): ReactNode;
  /** The value in words, if it is given by a custom property. */
  describe?(name: string, value: string): string;
}

/** Each token of a group: its value, its purpose, a sample, its uses, and a button that copies its name. */
export function TokenTable({ path, values, purposes, sample, describe = (_, value) => value }: TokenTableProps) {
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">Navn</th>
          <th scope="col">Verdi</th>
          <th scope="col">Til</th>
          <th scope="col">Slik ser det ut</th>
          <th scope="col">Brukes i</th>
          <th scope="col">Kopier</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(values).map(([name, value]) => {
          const code = /^\d/.test(name) ? `${path}[${name}]` : `${path}.${name}`;
          return (
            <tr key={name}>
              <th scope="row">{code}</th>
              <td>{describe(name, String(value))}</td>
              <td>{purposes[name]}</td>
              <td>{sample(String(value))}</td>
              <td>{whereUsed(tokenUses[code] ?? [])}</td>
              <td>
                <Button
                  small
                  variant="line"
                  aria-label={`Kopier ${code}`}
                  onClick={() => void navigator.clipboard.writeText(`\${${code}}`)}
                >
                  Kopier
                </Button>
              </td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}

const namesShown = 3;

function whereUsed(files: readonly string[]): string {
  const named = files.slice(0, namesShown).join(', ');
  return files.length > namesShown ? `${named} og ${files.length - namesShown} til` : named;
}

const Table = styled.table`
  border-collapse: collapse;

  & :is(th, td) {
    padding: ${theme.space[2]} ${theme.space[4]} ${theme.space[2]} 0;
    border-bottom: 1px solid ${theme.colour.line};
    font-size: ${theme.font.size.sm};
    text-align: left;
  }
  & tbody th {
    font-weight: ${theme.font.weight.bold};
  }
`;
