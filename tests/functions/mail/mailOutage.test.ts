import { mailSchema } from '@parlance/domain/documents/mail';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@parlance/domain/durations';
import { newId } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MAIL_ATTEMPTS } from '../../../functions/src/delivery/mail/claimMail.ts';
import { newMail } from '../../../functions/src/delivery/newMail.ts';
import { MAIL_PATIENCE } from '../../../functions/src/delivery/mail/MAIL_PATIENCE.ts';
import { MAILS_PER_RUN, resendStalledMail } from '../../../functions/src/delivery/mail/resendStalledMail.ts';
import { sendMail } from '../../../functions/src/delivery/mail/sendMail.ts';
import { wholeRun } from '../../../functions/src/kernel/platform/schedule/Slice.ts';
import { admin } from '../../support/admin.ts';
import { makeUser } from '../../support/accounts/makeUser.ts';
import { startSmtp } from '../support/mail/startSmtp.ts';

const NOWHERE = 'smtp://127.0.0.1:1';
const INBOX = process.env['SMTP_URL'];

/** A day that the suite's own outbox never reaches: its triggers find these mails not due yet. */
let created: Date;
let days = 0;

function after(ms: number): Date {
  return new Date(created.getTime() + ms);
}

beforeEach(() => {
  created = new Date(Date.UTC(2200, 0, 1) + 100 * DAY_MS * days);
  days += 1;
});

afterEach(() => {
  process.env['SMTP_URL'] = INBOX;
});

async function queue(count: number): Promise<string[]> {
  const { email } = await makeUser();
  const ids = Array.from({ length: count }, newId);
  const batch = admin.db.batch();
  const mail = { ...newMail(email, 'en', { kind: 'password-changed' }), createdAt: created, nextAttemptAt: created };
  for (const id of ids) batch.create(admin.db.doc(paths.mail(id)), { ...mail, expiresAt: after(30 * DAY_MS) });
  await batch.commit();
  return ids;
}

async function readMails(ids: readonly string[]) {
  const found = await admin.db.getAll(...ids.map((id) => admin.db.doc(paths.mail(id))));
  return found.map((snapshot) => mailSchema.parse(snapshot.data()));
}

describe('a mail server that is away', () => {
  it('for six hours costs no mail and sends none twice (A-113)', async () => {
    const ids = await queue(200);
    process.env['SMTP_URL'] = NOWHERE;
    await Promise.all(ids.slice(0, 20).map((id) => sendMail(id, created)));
    for (let ms = 0; ms < 6 * HOUR_MS; ms += 5 * MINUTE_MS) await resendStalledMail(wholeRun(after(ms)));
    expect((await readMails(ids)).map(({ status, attempts }) => ({ status, attempts }))).toEqual(
      ids.map(() => ({ status: 'queued', attempts: 0 })),
    );

    const server = await startSmtp();
    try {
      process.env['SMTP_URL'] = server.url;
      for (let ms = 6 * HOUR_MS; ms <= 7 * HOUR_MS; ms += 5 * MINUTE_MS) await resendStalledMail(wholeRun(after(ms)));
    } finally {
      server.stop();
    }
    const ours = server.taken.filter((messageId) => ids.some((id) => messageId.startsWith(`<${id}@`)));
    expect(new Set(ours).size).toBe(200);
    expect(ours).toHaveLength(200);
    expect(new Set((await readMails(ids)).map(({ status }) => status))).toEqual(new Set(['sent']));
  });

  it('for longer than a day makes a mail fail (A-113)', async () => {
    const [id = ''] = await queue(1);
    process.env['SMTP_URL'] = NOWHERE;
    expect(await sendMail(id, after(MAIL_PATIENCE.patienceMs - HOUR_MS))).toBe('away');
    expect(await readMails([id])).toMatchObject([{ status: 'queued', attempts: 0, nextAttemptAt: after(DAY_MS) }]);
    expect(await sendMail(id, after(MAIL_PATIENCE.patienceMs - 1))).toBe('skipped');
    await sendMail(id, after(MAIL_PATIENCE.patienceMs));
    expect(await readMails([id])).toMatchObject([{ status: 'failed', attempts: 0 }]);
  });

  it('ends a run after its first mails: the others wait without a try (A-113)', async () => {
    await queue(20);
    process.env['SMTP_URL'] = NOWHERE;
    expect(await resendStalledMail(wholeRun(created))).toBeLessThan(20);
  });
});

it.each([
  ['refuses it for good', '550 5.1.1 no such user', MAIL_ATTEMPTS, 'failed'],
  ['asks to wait', '450 4.2.1 try later', 10, 'deferred'],
])('a mail, where the server %s, is tried %s times at least (A-113)', async (_, reply, times, status) => {
  const [id = ''] = await queue(1);
  const server = await startSmtp(reply);
  try {
    process.env['SMTP_URL'] = server.url;
    let now = created;
    for (let time = 1; time <= times; time += 1) {
      const [before] = await readMails([id]);
      expect(before?.status).toMatch(/queued|deferred/);
      now = before?.nextAttemptAt ?? now;
      await sendMail(id, now);
    }
  } finally {
    server.stop();
  }
  expect(await readMails([id])).toMatchObject([{ status }]);
});

it('a run takes up no more mails than it can send in its minute', async () => {
  const server = await startSmtp();
  try {
    process.env['SMTP_URL'] = server.url;
    await queue(30);
    expect(await resendStalledMail({ now: created, isOver: () => true })).toBeLessThanOrEqual(5);
    expect(MAILS_PER_RUN).toBeLessThanOrEqual(500);
  } finally {
    server.stop();
  }
});
