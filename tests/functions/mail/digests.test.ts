import type { Notification } from '@parlance/domain/documents/chatbots/notification';
import { paths } from '@parlance/domain/paths';
import { describe, expect, it } from 'vitest';
import { composeMail } from '../../../functions/src/delivery/mail/composeMail.ts';
import { sendDigests } from '../../../functions/src/conversations/notifications/sendDigests.ts';
import { sendOrgDigests } from '../../../functions/src/conversations/notifications/sendOrgDigests.ts';
import { wholeRun } from '../../../functions/src/kernel/platform/schedule/Slice.ts';
import { admin } from '../../support/admin.ts';
import { makeChatbot } from '../../support/makeChatbot.ts';
import { makeTeam, type TestTeam } from '../../support/accounts/makeTeam.ts';
import { ruleDocuments } from '../../support/ruleDocuments.ts';
import { suiteUrls } from '../../support/suiteUrls.ts';
import { queuedMail } from '../support/mail/queuedMail.ts';

const SILENT: Notification = {
  lead: false,
  handover: false,
  disliked: false,
  unanswered: false,
  tests: false,
  digest: 'off',
};

function choose(org: TestTeam, chatbotId: string, role: keyof TestTeam['users'], choice: Partial<Notification>) {
  const path = paths.notification(org.orgId, chatbotId, org.users[role].uid);
  return admin.db.doc(path).set({ ...SILENT, ...choice });
}

/** Whom the outbox has mails for, and of which kind. */
async function told({ users }: TestTeam): Promise<Record<string, string[]>> {
  const roles = Object.entries(users).map(async ([role, { email }]) => {
    const mails = await queuedMail(email);
    return [role, mails.map(({ message }) => message.kind)] as const;
  });
  return Object.fromEntries((await Promise.all(roles)).filter(([, kinds]) => kinds.length > 0));
}

describe('digests', () => {
  // A Monday, 8:00 in Berlin.
  const MONDAY = new Date('2026-11-16T07:00:00Z');

  async function withFigures(timezone = 'Europe/Berlin') {
    const org = await makeTeam({ timezone });
    const chatbotId = await makeChatbot(org.orgId);
    const { stats } = ruleDocuments;
    for (const [day, messages] of [
      ['2026-11-16', 100],
      ['2026-11-15', 1],
      ['2026-11-09', 40],
      ['2026-11-08', 20],
    ] as const) {
      const figures = {
        ...stats,
        chatbotId,
        day,
        messages,
        conversations: messages,
        refused: messages,
        leads: messages,
      };
      await admin.db.doc(paths.stats(org.orgId, chatbotId, day)).set(figures);
    }
    return { org, chatbotId };
  }

  const digest = (at: Date) =>
    sendDigests(wholeRun(at), async (orgIds) => {
      for (const orgId of orgIds) await sendOrgDigests(orgId, at);
    });

  it('sum up yesterday, and on Mondays the seven days before, once', async () => {
    const { org, chatbotId } = await withFigures();
    await choose(org, chatbotId, 'owner', { digest: 'weekly' });
    await choose(org, chatbotId, 'viewer', { digest: 'daily' });
    await digest(MONDAY);
    await digest(new Date(MONDAY.getTime() + 59 * 60_000));
    const [weekly, ...more] = await queuedMail(org.users.owner.email);
    expect(weekly?.message).toEqual({
      kind: 'digest',
      orgId: org.orgId,
      chatbotId,
      chatbotName: 'Guide',
      every: 'weekly',
      conversations: 41,
      messages: 41,
      unanswered: 41,
      leads: 41,
      insights: [
        { code: 'answered-low', action: 'answer-questions', values: { share: 2 / 41, count: 41 } },
        { code: 'conversations-grew', action: 'see-conversations', values: { conversations: 41, change: 1.05 } },
      ],
    });
    expect(more).toEqual([]);
    expect((await queuedMail(org.users.viewer.email)).map(({ message }) => message)).toMatchObject([
      { every: 'daily', messages: 1 },
    ]);
    expect(Object.keys(await told(org))).toEqual(['owner', 'viewer']);
    // Tuesday: there was something on Monday, and it is no Monday.
    await digest(new Date(MONDAY.getTime() + 86_400_000));
    expect(await told(org)).toEqual({ owner: ['digest'], viewer: ['digest', 'digest'] });
  });

  it('end by one click of a mail program, as often as it comes, and not by opening the link (RFC 8058)', async () => {
    const { org, chatbotId } = await withFigures();
    await choose(org, chatbotId, 'owner', { digest: 'daily', lead: true });
    await digest(MONDAY);
    const [mail] = await queuedMail(org.users.owner.email);
    const composed = mail && (await composeMail(mail));
    expect(composed?.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' });
    const address = new URL(/^<(.*)>$/.exec(composed?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? '');
    expect(address.pathname).toBe('/api/unsubscribe');
    const ask = (method: string, search = address.search) =>
      fetch(`${suiteUrls.functions}/web/api/unsubscribe${search}`, { method, redirect: 'manual' });
    const choice = async () =>
      (await admin.db.doc(paths.notification(org.orgId, chatbotId, org.users.owner.uid)).get()).data();
    expect((await ask('GET')).status).toBe(303);
    expect((await ask('POST', '?token=x')).status).toBe(404);
    expect((await ask('PUT')).status).toBe(405);
    expect(await choice()).toMatchObject({ digest: 'daily' });
    expect([(await ask('POST')).status, (await ask('POST')).status]).toEqual([200, 200]);
    expect(await choice()).toMatchObject({ digest: 'off', lead: true });
  });

  it('go out at eight by the clock of the organization, and not about nothing', async () => {
    const { org, chatbotId } = await withFigures('Asia/Kolkata');
    await choose(org, chatbotId, 'owner', { digest: 'daily' });
    for (const time of ['00:00', '01:00', '07:00', '04:00']) await digest(new Date(`2026-11-16T${time}:00Z`));
    expect(await told(org)).toEqual({});
    await digest(new Date('2026-11-16T03:00:00Z'));
    expect(await told(org)).toEqual({ owner: ['digest'] });
    await digest(new Date('2026-11-19T03:00:00Z'));
    expect(await told(org)).toEqual({ owner: ['digest'] });
  });
});
