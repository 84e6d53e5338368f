import { changeAllowedDomains } from '@parlance/domain/contracts/chatbots';
import type { Chatbot } from '@parlance/domain/documents/chatbots/chatbot';
import { refusedOriginSchema } from '@parlance/domain/documents/chatbots/refusedOrigin';
import { widgetSchema } from '@parlance/domain/documents/chatbots/widget';
import { newId } from '@parlance/domain/ids';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import { PLAN_LIMITS } from '@parlance/domain/plans';
import { type WidgetConfig, widgetConfigSchema } from '@parlance/domain/widget/config';
import { DocumentReference, Query } from 'firebase-admin/firestore';
import { describe, expect, it, vi } from 'vitest';
import { createWriteThrottle } from '../../../functions/src/kernel/platform/writes/createWriteThrottle.ts';
import { writeRefusedOrigin } from '../../../functions/src/edge/embed/countRefusedOrigin.ts';
import { widgetAppearance } from '../../../functions/src/edge/embed/widgetAppearance.ts';
import { widgetState } from '../../../functions/src/edge/embed/widgetState.ts';
import { admin } from '../../support/admin.ts';
import { callContract } from '../../support/callContract.ts';
import { makeChatbot } from '../../support/makeChatbot.ts';
import { makeOrg } from '../../support/makeOrg.ts';
import { suiteUrls } from '../../support/suiteUrls.ts';
import { untilDocument } from '../../support/untilDocument.ts';

const org = await makeOrg({ plan: 'trial' });

async function makeLive(overrides: Partial<Chatbot> = {}): Promise<string> {
  const chatbotId = await makeChatbot(org.orgId, { trained: true, ...overrides });
  await untilDocument(paths.widget(chatbotId), widgetSchema, () => true);
  return chatbotId;
}

async function widgetOf(chatbotId: string) {
  return widgetSchema.parse((await admin.db.doc(paths.widget(chatbotId)).get()).data());
}

function load(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${suiteUrls.functions}/web/iframe/${path}`, { headers });
}

async function configOf(response: Response): Promise<WidgetConfig> {
  const json = /<script type="application\/json"[^>]*>([^<]+)<\/script>/.exec(await response.text())?.[1];
  return widgetConfigSchema.parse(JSON.parse(json ?? 'null'));
}

describe('the chat’s page', () => {
  it('carries everything that visitors see, welcome texts as harmless runs', async () => {
    const chatbotId = await makeLive({
      initialMessages: ['<b>Hello</b> <img src=x onerror=alert(1)>you', '<script>alert(1)</script>'],
      chatIcon: 'tabler:message-circle',
      faqs: [{ question: 'When are you open?', answer: 'A secret until it is asked.' }],
      conversationStarters: ['What does it cost?'],
      contactCard: { email: 'shop@example.com', phone: '+49 30 1234' },
      leadForm: {
        name: 'required',
        phone: 'hidden',
        consentText: 'Agreed',
        isAutoReplying: true,
        autoReplyText: 'private',
      },
      handover: { isOffered: true, minutes: 7, hours: null, closedDays: [], awayMinutes: 5 },
      systemInstructions: 'private instructions',
      autoShowDelay: 5,
      defaultOpen: true,
    });
    const response = await load(chatbotId);
    const html = await response.clone().text();
    expect(html).not.toMatch(/private|onerror|A secret/);
    const config = await configOf(response);
    const plain = { isBold: false, isItalic: false, isUnderlined: false, isCode: false, href: null };
    expect(config).toMatchObject({
      chatbotId,
      state: 'ready',
      isPreview: false,
      profilePicture: null,
      chatIcon: '/icons/tabler/message-circle.svg',
      initialMessages: [
        [
          { ...plain, text: 'Hello', isBold: true },
          { ...plain, text: ' you' },
        ],
      ],
      faqs: ['When are you open?'],
      conversationStarters: ['What does it cost?'],
      contactCard: { email: 'shop@example.com', phone: '+49 30 1234' },
      leadForm: { name: 'required', phone: 'hidden', consentText: 'Agreed' },
      handover: { isOffered: true, isOpen: true, minutes: 7 },
      autoShowDelay: 5,
      defaultOpen: true,
      collectFeedback: true,
      allowRegenerate: true,
    });
    expect(config.visitorToken).not.toBe('');
    expect(response.headers.get('content-security-policy')).toContain("img-src 'self' data:");
  });

  it('links to the business’s own privacy policy, else to the product’s in the visitor’s language', async () => {
    const own = await makeLive({ privacyUrl: 'https://shop.example/privacy' });
    expect((await configOf(await load(own))).privacyUrl).toBe('https://shop.example/privacy');
    const none = await makeLive();
    expect((await configOf(await load(`${none}?lang=de`))).privacyUrl).toMatch(/\/de\/privacy-policy$/);
    expect((await configOf(await load(`${none}?lang=en`))).privacyUrl).toMatch(/\/en\/privacy-policy$/);
  });

  it('is in the language of the website where the chat speaks it, with the business’s texts in English', async () => {
    const chatbotId = await makeLive({ conversationStarters: ['[en] Where?', '[de] Wo?'] });
    const response = await load(`${chatbotId}?lang=fr`);
    const french = await response.clone().text();
    expect(french).toContain('<html lang="fr">');
    expect((await configOf(response)).conversationStarters).toEqual(['Where?']);
    const scriptOf = (html: string) => /<script type="module" src="([^"]+)"/.exec(html)?.[1];
    // The script with the texts of one language has those alone.
    expect(scriptOf(french)).not.toBe(scriptOf(await (await load(`${chatbotId}?lang=en`)).text()));
    expect(await (await load(`${chatbotId}?lang=ja`)).text()).toContain('<html lang="en">');
  });

  it('says by the clock of the organization whether an agent may be there', async () => {
    const chatbotId = await makeLive();
    const day = { from: '09:00', to: '17:00' };
    const widget = {
      ...(await widgetOf(chatbotId)),
      timezone: 'Asia/Tokyo',
      handover: {
        isOffered: true,
        minutes: 5,
        hours: [day, null, null, null, null, null, null],
        closedDays: [],
        awayMinutes: 5,
      },
    };
    const isOpen = (at: string) =>
      widgetAppearance(chatbotId, widget, { locale: 'en', language: 'en' }, new Date(at)).handover.isOpen;
    // Monday, 23 November 2026 in Tokyo.
    expect(['2026-11-22T23:59Z', '2026-11-23T00:00Z', '2026-11-23T07:59Z', '2026-11-23T08:00Z'].map(isOpen)).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(isOpen('2026-11-24T03:00Z')).toBe(false);
  });

  it('tells that the plan’s messages are used, at the last one and not before, for one more read', async () => {
    const chatbotId = await makeLive();
    const widget = await widgetOf(chatbotId);
    const usage = admin.db.doc(paths.usage(org.orgId, 'trial'));
    const max = PLAN_LIMITS.trial.messages;
    await usage.set({ messages: max - 1 });
    expect(await widgetState(widget, new Date())).toBe('ready');
    await usage.set({ messages: max });
    const reads = [vi.spyOn(DocumentReference.prototype, 'get'), vi.spyOn(Query.prototype, 'get')];
    expect(await widgetState(widget, new Date())).toBe('exhausted');
    expect(reads.reduce((sum, { mock }) => sum + mock.calls.length, 0)).toBe(1);
    vi.restoreAllMocks();
    expect((await configOf(await load(chatbotId))).state).toBe('exhausted');
    await usage.delete();
    expect(await widgetState({ ...widget, status: 'inactive' }, new Date())).toBe('inactive');
    expect(await widgetState({ ...widget, trained: false }, new Date())).toBe('untrained');
  });

  it('in a preview has no token and may be framed by the product alone', async () => {
    // One without sources: a trial answers in every state.
    const chatbotId = await makeLive({ allowedDomains: ['shop.example'], trained: false });
    const response = await load(`${chatbotId}?via=preview`, { referer: `${suiteUrls.web}/dashboard` });
    expect(response.headers.get('content-security-policy')).toMatch(/frame-ancestors 'self'$/);
    expect(await configOf(response)).toMatchObject({ isPreview: true, visitorToken: '', state: 'ready' });
    const foreign = await load(`${chatbotId}?via=preview`, { referer: 'https://shop.example/' });
    expect(foreign.status).toBe(403);
  });

  it.each(['%ED%A0%80', '%E0%A4%A', '%'])('is a bad request for %s, which is no text (A-120)', async (id) => {
    expect((await load(id)).status).toBe(400);
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('is not there for %s', async (method) => {
    const url = `${suiteUrls.functions}/web/iframe/${await makeLive()}`;
    const response = await fetch(url, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
    expect(await response.text()).toBe('');
    expect((await fetch(url, { method: 'HEAD' })).status).toBe(200);
  });

  it('is gone with its chatbot, and at once when that is being deleted', async () => {
    const chatbotId = await makeLive({ isDeleting: true });
    expect((await load(chatbotId)).status).toBe(404);
    expect((await load(newId())).status).toBe(404);
  });
});

describe('websites that were refused', () => {
  const refusedOf = async (chatbotId: string) =>
    (await admin.db.collection(paths.refusedOrigins(org.orgId, chatbotId)).get()).docs.map((doc) =>
      refusedOriginSchema.parse(doc.data()),
    );

  it('are counted once a minute, and leave the list when they are allowed', async () => {
    const chatbotId = await makeLive();
    for (let i = 0; i < 3; i += 1) {
      expect((await load(chatbotId, { referer: 'https://shop.example/cart?x=secret' })).status).toBe(403);
    }
    await load(chatbotId, { referer: 'https://other.example/' });
    await load(chatbotId, { referer: 'android-app://com.example/' });
    await load(`${chatbotId}?via=preview`, { referer: 'https://third.example/' });
    const refused = await refusedOf(chatbotId);
    expect(refused.map(({ origin }) => origin).toSorted()).toEqual(['https://other.example', 'https://shop.example']);
    expect(refused.every(({ count }) => count <= 2)).toBe(true);
    const { orgId, users } = org;
    await callContract(
      changeAllowedDomains,
      { orgId, chatbotId, add: ['shop.example'], remove: [] },
      users.owner.idToken,
    );
    expect((await refusedOf(chatbotId)).map(({ origin }) => origin)).toEqual(['https://other.example']);
  });

  it('are so many at most, the latest', async () => {
    const chatbotId = await makeLive();
    const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 10, minute));
    const write = (i: number) => writeRefusedOrigin(org.orgId, chatbotId, `https://s${i}.example`, at(i));
    for (let i = 0; i < LIMITS.refusedOrigins; i += 1) await write(i);
    expect(await refusedOf(chatbotId)).toHaveLength(LIMITS.refusedOrigins);
    await writeRefusedOrigin(org.orgId, chatbotId, 'https://s0.example', at(58));
    await write(59);
    const refused = await refusedOf(chatbotId);
    expect(refused).toHaveLength(LIMITS.refusedOrigins);
    const origins = refused.map(({ origin }) => origin);
    expect(origins).toContain('https://s59.example');
    expect(origins).not.toContain('https://s1.example');
    expect(refused.find(({ origin }) => origin === 'https://s0.example')).toMatchObject({ count: 2, firstAt: at(0) });
  });

  it('cost a bounded number of writes in a flood', () => {
    const mayWrite = createWriteThrottle(60);
    const now = Date.UTC(2026, 10, 21, 10);
    const passed = Array.from({ length: 10_000 }, (_, i) => mayWrite(`https://s${i}.example`, now)).filter(Boolean);
    expect(passed).toHaveLength(60);
    expect(mayWrite('https://s0.example', now)).toBe(false);
    expect(mayWrite('https://s0.example', now + 60_000)).toBe(true);
    expect(mayWrite('https://s0.example', now + 60_001)).toBe(false);
  });
});
