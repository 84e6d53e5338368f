import { messageSchema, newAnswerMessage, newVisitorMessage } from '@parlance/domain/documents/chats/message';
import { expect, it } from 'vitest';
import { contactLink } from './contactLink.ts';
import { testSteps } from './testSteps.ts';

const AT = new Date('2026-11-29T12:00:00Z');
const said = { chatbotId: 'bot', at: AT };
const ON = { mode: 'answer', fault: null } as const;
const CHAT = { mode: 'bot', lastMessageAt: AT, handover: null } as const;
const question = newVisitorMessage({ ...said, text: 'Hello?' });
const answer = newAnswerMessage({ ...said, text: 'Hello.', verdict: 'answered' });

function states(seen: Parameters<typeof testSteps>[0]): string[] {
  return Object.values(testSteps(seen)).map(({ state }) => state);
}

it('waits for a message, and says why none can come', () => {
  expect(states({ channel: ON, chat: undefined, message: undefined })).toEqual(['waiting', 'ahead', 'ahead']);
  const off = { ...ON, mode: 'off' } as const;
  expect(states({ channel: off, chat: undefined, message: undefined })).toEqual(['off', 'ahead', 'ahead']);
  const broken = { ...ON, fault: { code: 'signature-invalid', at: AT } } as const;
  expect(testSteps({ channel: broken, chat: undefined, message: undefined }).came).toEqual({
    state: 'fault',
    fault: 'signature-invalid',
    at: AT,
  });
});

it('follows a message to its answer, and the answer to the service', () => {
  expect(states({ channel: ON, chat: CHAT, message: question })).toEqual(['done', 'waiting', 'ahead']);
  expect(states({ channel: ON, chat: CHAT, message: answer })).toEqual(['done', 'done', 'waiting']);
  const taken = { ...answer, delivery: { state: 'delivered', fault: null, at: AT } } as const;
  expect(states({ channel: ON, chat: CHAT, message: taken })).toEqual(['done', 'done', 'done']);
  const failed = { ...answer, delivery: { state: 'failed', fault: 'window-closed', at: AT } } as const;
  expect(testSteps({ channel: ON, chat: CHAT, message: failed }).taken).toEqual({
    state: 'fault',
    fault: 'window-closed',
    at: AT,
  });
});

it('leads to the inbox where the team answers, and follows its reply', () => {
  const chat = { ...CHAT, mode: 'human' } as const;
  expect(states({ channel: ON, chat, message: question })).toEqual(['done', 'team', 'reply']);
  const reply = messageSchema.parse({ ...said, role: 'agent', text: 'Hello.', agentUid: 'a', agentName: 'A' });
  expect(states({ channel: ON, chat, message: reply })).toEqual(['done', 'done', 'waiting']);
});

it.each([
  [{ kind: 'whatsapp', phoneNumberId: '1', phoneNumber: '+49 30 901820' }, 'https://wa.me/4930901820'],
  [{ kind: 'telegram', botId: '1', userName: 'fernweg_bot' }, 'https://t.me/fernweg_bot'],
  [{ kind: 'messenger', pageId: '42', pageName: 'Fernweg' }, 'https://m.me/42'],
  [{ kind: 'instagram', accountId: '1', userName: 'fernweg' }, 'https://ig.me/m/fernweg'],
  [
    { kind: 'email', address: 'shop@mail.example', senderName: 'Shop', forwardTo: '', servers: null },
    'mailto:shop@mail.example',
  ],
] as const)('opens an exchange with %o', (account, href) => {
  expect(contactLink(account)).toBe(href);
});
