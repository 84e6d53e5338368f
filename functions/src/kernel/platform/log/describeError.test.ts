import { describe, expect, it } from 'vitest';
import { describeError } from './describeError.ts';

/** As pdf.js makes its errors: the stack is that of an error without a message, made once for all. */
class LateError extends Error {
  override readonly name = 'InvalidPDFException';

  constructor(message: string) {
    super();
    this.message = message;
    this.stack = 'Error\n    at BaseExceptionClosure';
  }
}

describe('describeError', () => {
  it('says the name and message of an error whose stack does not', () => {
    expect(describeError(new LateError('Invalid PDF structure.'))).toBe(
      'InvalidPDFException: Invalid PDF structure.\nError\n    at BaseExceptionClosure',
    );
  });

  it('says them once for others, with their causes', () => {
    const text = describeError(new TypeError('outer', { cause: new LateError('inner') }));
    expect(text).toMatch(/^TypeError: outer\n {4}at /);
    expect(text.match(/outer/g)).toHaveLength(1);
    expect(text).toContain('caused by InvalidPDFException: inner');
    expect(describeError('words')).toBe('words');
  });
});
