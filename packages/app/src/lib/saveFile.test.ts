import { afterEach, expect, test, vi } from 'vitest';
import { saveJson } from './saveFile.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

test('the file stays for a minute, so that the browser can fetch it after the click', () => {
  vi.useFakeTimers();
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file');
  const revoke = vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {});
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  saveJson('mine-data.json', { tables: {} });
  expect(click).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(59_999);
  expect(revoke).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(revoke).toHaveBeenCalledExactlyOnceWith('blob:file');
});
