import { expect, jest, test } from '@jest/globals';
import { saveFile } from './save-file';

test('clicks a download link and revokes its address a minute later', () => {
  jest.useFakeTimers();
  const revoke = jest.fn();
  Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: revoke });
  const clicked: HTMLAnchorElement[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    clicked.push(this);
  });
  saveFile(new Blob(['{}']), 'export.json');
  expect(clicked.map(({ href, download }) => [href, download])).toEqual([['blob:file', 'export.json']]);
  jest.advanceTimersByTime(59_999);
  expect(revoke).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(revoke).toHaveBeenCalledWith('blob:file');
  jest.useRealTimers();
});
