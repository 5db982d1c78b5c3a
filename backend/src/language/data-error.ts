/** A fault in an authored data file; the message begins with `path:line:`. */
export class DataError extends Error {
  constructor(file: string, lineNumber: number, problem: string) {
    super(`${file}:${lineNumber}: ${problem}`);
    this.name = 'DataError';
  }
}
