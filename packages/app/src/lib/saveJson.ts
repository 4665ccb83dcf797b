import { saveFile } from './saveFile.ts';

/**
 * Has the browser download a value as a JSON file.
 *
 * @example
 * saveJson('mine-data.json', { account, tables });
 */
export function saveJson(name: string, value: unknown): void {
  saveFile(name, new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' }));
}
