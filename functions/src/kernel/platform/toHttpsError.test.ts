import { AppError } from '@parlance/domain/errors';
import { logger } from 'firebase-functions/logger';
import { beforeEach, expect, it, vi } from 'vitest';
import { withLogContext } from './log/logContext.ts';
import { logEvent } from './log/logEvent.ts';
import { toHttpsError } from './toHttpsError.ts';

const write = vi.spyOn(logger, 'write').mockReturnValue();

beforeEach(() => {
  write.mockClear();
});

it.each([
  ['unexpected', new TypeError('no such field'), 'internal', 'callable failed'],
  ['expected', new AppError('rate-limited'), 'rate-limited', 'callable refused'],
])(
  'tells the client of an %s failure its code and the id that every line of the call has',
  (_, thrown, code, event) => {
    const error = withLogContext({ correlationId: 'c-1', contract: 'answer' }, () => {
      logEvent('question not rewritten', {});
      return toHttpsError(thrown);
    });
    expect(error.message).toBe(code);
    expect(error.details).toMatchObject({ code, correlationId: 'c-1' });
    expect(write.mock.calls.map(([line]) => line)).toMatchObject([
      { event: 'question not rewritten', correlationId: 'c-1', contract: 'answer' },
      { event, correlationId: 'c-1', contract: 'answer' },
    ]);
  },
);
