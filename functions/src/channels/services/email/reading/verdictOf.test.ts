import { describe, expect, it } from 'vitest';
import { verdictOf } from './verdictOf.ts';

const OURS = 'mx.parlance.example';
const FROM = { key: 'from', value: 'Max <max@kunde.example>' };

function verdict(...values: string[]) {
  return verdictOf([...values.map((value) => ({ key: 'authentication-results', value })), FROM], OURS);
}

describe('verdictOf', () => {
  it('reads the verdicts of the server that took the mail', () => {
    expect(
      verdict(
        `${OURS}; spf=softfail (a; dmarc=pass) smtp.mailfrom=x.example;\r\n dkim=fail header.d=x.example; dkim=pass header.d=kunde.example; dmarc=pass (p=reject) header.from=kunde.example`,
      ),
    ).toEqual({ spf: 'fail', dkim: 'pass', dmarc: 'pass', isVerified: true });
  });

  it.each([
    ['another server', 'mx.evil.example; dmarc=pass header.from=kunde.example'],
    ['a server whose name begins like it', `${OURS}.evil.example; dmarc=pass`],
    ['a comment', `${OURS}; none (dmarc=pass)`],
    ['a quoted comment', `(${OURS}) evil.example; dmarc=pass`],
    ['no server', '; dmarc=pass'],
    ['a result with a longer name', `${OURS}; x-dmarc=pass; dmarc-policy=pass`],
    ['DKIM and SPF alone', `${OURS}; dkim=pass; spf=pass`],
    ['a guess', `${OURS}; dmarc=bestguesspass`],
    ['another domain than the one in From', `${OURS}; dmarc=pass header.from=evil.example`],
    ['a failure', `${OURS}; dmarc=fail header.from=kunde.example`],
  ])('does not verify a sender by %s', (_, value) => {
    expect(verdict(value).isVerified).toBe(false);
  });

  it('reads the topmost header alone: those below it may be the sender’s', () => {
    expect(verdict(`${OURS}; spf=pass`, `${OURS}; dmarc=pass`)).toMatchObject({
      spf: 'pass',
      dmarc: 'none',
      isVerified: false,
    });
    expect(verdict(`${OURS}; dmarc=fail`, `${OURS}; dmarc=pass`)).toMatchObject({ dmarc: 'fail', isVerified: false });
  });

  it.each([
    ['two From headers', [FROM, { key: 'from', value: 'eva@evil.example' }]],
    ['two addresses in From', [{ key: 'from', value: 'max@kunde.example, eva@evil.example' }]],
    ['no From', []],
  ])('does not verify a mail with %s', (_, from) => {
    const passed = { key: 'authentication-results', value: `${OURS}; dmarc=pass` };
    expect(verdictOf([passed, FROM], OURS).isVerified).toBe(true);
    expect(verdictOf([passed, ...from], OURS).isVerified).toBe(false);
  });

  it('trusts no server where none is named', () => {
    expect(verdictOf([{ key: 'authentication-results', value: '; dmarc=pass' }, FROM], '').isVerified).toBe(false);
  });
});
