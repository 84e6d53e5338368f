import { expect, it } from 'vitest';
import { mailFaultOf } from './mailFault.ts';

function smtpError(code: string, responseCode?: number, command?: string): Error {
  return Object.assign(new Error('refused'), { code, responseCode, command });
}

it.each([
  ['an unknown recipient', smtpError('EENVELOPE', 550, 'RCPT TO'), 'refused'],
  ['a message that is refused', smtpError('EMESSAGE', 554, 'DATA'), 'refused'],
  ['an address that is none', smtpError('EENVELOPE', undefined, 'API'), 'refused'],
  ['a recipient to be tried later', smtpError('EENVELOPE', 450, 'RCPT TO'), 'wait'],
  ['a full queue', smtpError('EMESSAGE', 452, 'DATA'), 'wait'],
  ['a server that goes', smtpError('EENVELOPE', 421, 'RCPT TO'), 'away'],
  ['a sender that is not allowed', smtpError('EENVELOPE', 553, 'MAIL FROM'), 'away'],
  ['a wrong password', smtpError('EAUTH', 535, 'AUTH PLAIN'), 'away'],
  ['no connection', smtpError('ESOCKET', undefined, 'CONN'), 'away'],
  ['no answer', smtpError('ETIMEDOUT', undefined, 'CONN'), 'away'],
  ['a database that is away', Object.assign(new Error('unavailable'), { code: 14 }), 'wait'],
])('%s', (_, error, fault) => {
  expect(mailFaultOf(error)).toBe(fault);
});
