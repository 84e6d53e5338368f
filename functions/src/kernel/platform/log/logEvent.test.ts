import { logger } from 'firebase-functions/logger';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { addToLogContext, withLogContext } from './logContext.ts';
import { logEvent } from './logEvent.ts';

const write = vi.spyOn(logger, 'write').mockReturnValue();

beforeEach(() => {
  write.mockClear();
});

function lines() {
  return write.mock.calls.map(([line]) => line);
}

describe('logEvent', () => {
  it('writes what nobody expects as Error Reporting groups it: the stack with its causes as the message', () => {
    const error = new TypeError('no such field', { cause: new Error('mail to jane@customer.example failed') });
    logEvent('callable failed', {}, error);
    const [line] = lines();
    expect(line).toMatchObject({
      severity: 'ERROR',
      event: 'callable failed',
      '@type': 'type.googleapis.com/google.devtools.clouderrorreporting.v1beta1.ReportedErrorEvent',
      serviceContext: { service: 'parlance', version: 'unknown' },
    });
    expect(line?.message).toMatch(
      /^TypeError: no such field\n {4}at .*\n[^]*caused by Error: mail to \[address\] failed\n/,
    );
  });

  it.each([[undefined], ['words'], [{ code: 7 }]])('makes a stack where what was thrown has none: %j', (thrown) => {
    logEvent('api failed', {}, thrown);
    expect(lines()[0]?.message).toMatch(/^Error: api failed.*\n {4}at /);
  });

  it('reports nothing that is expected, and keeps its error beside the message', () => {
    logEvent('callable refused', { code: 'rate-limited' });
    logEvent(
      'mail not sent',
      { mailId: 'm', mailKind: 'invite', attempts: 1 },
      new Error('550 <jane@customer.example>'),
    );
    const [refused, unsent] = lines();
    expect(refused).toEqual({
      severity: 'INFO',
      event: 'callable refused',
      message: 'callable refused',
      code: 'rate-limited',
    });
    expect(unsent).toMatchObject({ severity: 'WARNING', message: 'mail not sent', mailKind: 'invite' });
    expect(unsent?.['error']).toMatch(/^Error: 550 <\[address\]>\n/);
    expect(unsent).not.toHaveProperty('@type');
  });

  it('adds the context, as far as it is known when the line is written, and keeps those of others apart', async () => {
    await Promise.all(
      ['one', 'two'].map((correlationId) =>
        withLogContext({ correlationId }, async () => {
          logEvent('callable refused', { code: 'early' });
          await Promise.resolve();
          addToLogContext({ orgId: `${correlationId}'s` });
          withLogContext({ job: 'inner' }, () => logEvent('callable refused', { code: 'late' }));
        }),
      ),
    );
    expect(lines()).toMatchObject([
      { correlationId: 'one', code: 'early' },
      { correlationId: 'two', code: 'early' },
      { correlationId: 'one', orgId: "one's", job: 'inner', code: 'late' },
      { correlationId: 'two', orgId: "two's", job: 'inner', code: 'late' },
    ]);
    expect(lines()[0]).not.toHaveProperty('orgId');
    addToLogContext({ orgId: 'nobody’s' });
    logEvent('callable refused', { code: 'outside' });
    expect(lines()[4]).not.toHaveProperty('orgId');
  });
});
