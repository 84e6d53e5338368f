import { Script } from 'node:vm';
import type { ProactiveRule } from '@parlance/domain/documents/chatbots/proactiveOf';
import type { Chatbot } from '@parlance/domain/documents/chatbots/chatbot';
import { widgetSchema } from '@parlance/domain/documents/chatbots/widget';
import { newId } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import type { HostedSettings } from '@parlance/domain/widget/loaderSettings';
import { SPEECH_MARK } from '@parlance/domain/widget/SPEECH_MARK';
import { expect, it } from 'vitest';
import { admin } from '../../support/admin.ts';
import { makeChatbot } from '../../support/makeChatbot.ts';
import { makeOrg } from '../../support/makeOrg.ts';
import { suiteUrls } from '../../support/suiteUrls.ts';
import { untilDocument } from '../../support/untilDocument.ts';

const { orgId } = await makeOrg();

async function makeLive(overrides: Partial<Chatbot>): Promise<string> {
  const chatbotId = await makeChatbot(orgId, overrides);
  await untilDocument(paths.widget(chatbotId), widgetSchema, () => true);
  return chatbotId;
}

function load(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(`${suiteUrls.web}/widget/${path}`, init);
}

/** Settings with which the script is called. It must be a script, whatever the settings hold. */
async function settingsOf(chatbotId: string): Promise<unknown> {
  const response = await load(`${chatbotId}.js`);
  expect(response.status).toBe(200);
  const code = await response.text();
  expect(new Script(code)).toBeDefined();
  return JSON.parse(/\}\)\((\{[^]*\})\);\n$/.exec(code)?.[1] ?? 'null');
}

it('carries the chatbot’s present look, and nothing else of it', async () => {
  const chatbotId = await makeLive({
    displayName: ' Shop help ',
    bubbleButtonColor: '#F1EFE9',
    bubbleAlignment: 'left',
    chatIcon: 'tabler:message-circle',
    autoShowDelay: 2.5,
    systemInstructions: 'private',
  });
  const settings = {
    chatbotId,
    origin: suiteUrls.web,
    color: '#F1EFE9',
    text: '#000',
    align: 'left',
    icon: expect.stringMatching(/^M[\d\s.a-z-]{20,}$/i),
    label: 'Shop help',
    sites: [suiteUrls.web],
    openAfter: 2.5,
  } satisfies Record<keyof HostedSettings, unknown>;
  expect(await settingsOf(chatbotId)).toEqual(settings);

  const change = { bubbleButtonColor: '#0F5C4D', chatIcon: null, defaultOpen: true };
  await admin.db.doc(paths.chatbot(orgId, chatbotId)).update(change);
  await untilDocument(paths.widget(chatbotId), widgetSchema, ({ defaultOpen }) => defaultOpen);
  expect(await settingsOf(chatbotId)).toEqual({
    ...settings,
    color: '#0F5C4D',
    text: '#fff',
    icon: SPEECH_MARK,
    openAfter: 0,
  });
});

it.each(['</script><script>alert(1)</script>', '"});alert(1);({"', 'a\u2028\u2029`${1}`', '\\'])(
  'keeps the name %j inside its string',
  async (displayName) => {
    expect(await settingsOf(await makeLive({ displayName }))).toMatchObject({ label: displayName, openAfter: -1 });
  },
);

it('has the rules for messages of a chatbot that has one on, and their code', async () => {
  const rule: ProactiveRule = {
    id: 'delivery',
    name: 'Not for visitors',
    isOn: true,
    text: '[de] </script>Fragen? [en] Questions?',
    suggestions: ['[en] Delivery time?'],
    pages: ['/products/*'],
    languages: [],
    visitors: 'everybody',
    trigger: { kind: 'event', event: 'basket' },
    hours: null,
  };
  const chatbotId = await makeLive({ proactive: { rules: [rule, { ...rule, id: 'off', isOn: false }], holdout: 15 } });
  const settings = await settingsOf(chatbotId);
  expect(settings).toMatchObject({
    timezone: 'Europe/Berlin',
    rules: [
      {
        id: 'delivery',
        on: 'basket',
        holdout: 15,
        texts: { _: ['en', 'Dismiss message', 'Questions?', 'Delivery time?'] },
      },
    ],
  });
  expect(JSON.stringify(settings)).not.toContain('Not for visitors');
  expect(settings).toHaveProperty('rules.length', 1);

  const code = async (id: string) => (await load(`${id}.js`)).text();
  const silent = await makeLive({ proactive: { rules: [{ ...rule, isOn: false }], holdout: 15 } });
  expect(await code(chatbotId)).toContain('proactive');
  expect(await code(silent)).not.toContain('proactive');
});

it('is kept for a minute, and may be loaded by any page', async () => {
  const { headers } = await load(`${await makeLive({})}.js`);
  expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(headers.get('cache-control')).toMatch(/^public, max-age=60, /);
  expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
});

it('does not exist for a chatbot that does not, or that is being deleted', async () => {
  const deleted = await makeLive({ isDeleting: true });
  for (const path of [`${newId()}.js`, `${deleted}.js`, 'a.js', deleted]) {
    const response = await load(path);
    expect([path, response.status, await response.text()]).toEqual([path, 404, '']);
  }
  expect((await load(`${deleted}.js`, { method: 'POST' })).status).toBe(405);
});
