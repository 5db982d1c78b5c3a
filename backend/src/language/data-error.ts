/** A fault in an authored data file; the message names the file and the line. */
export class DataError extends Error {
  constructor(file: string, lineNumber: number, problem: string) {
    super(`${file}:${lineNumber}: ${problem}`);
    this.name = 'DataError';
  }
}
