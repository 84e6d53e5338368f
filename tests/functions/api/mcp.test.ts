import { newLead } from '@parlance/domain/documents/chats/lead';
import { newId } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { admin } from '../../support/admin.ts';
import { makeChatbot } from '../../support/makeChatbot.ts';
import { makeOrg } from '../../support/makeOrg.ts';
import { suiteUrls } from '../../support/suiteUrls.ts';
import { trainedChatbot } from '../support/answering/trainedChatbot.ts';
import { usedMessages } from '../support/answering/usedMessages.ts';
import { callInProcess } from '../support/api/callInProcess.ts';
import { makeKey } from '../support/api/makeKey.ts';
import { mcpClient } from '../support/api/mcpClient.ts';

async function post(body: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${suiteUrls.functions}/web/api/v1/mcp`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json', ...headers },
    body,
  });
  const text = await response.text();
  const answer = z.record(z.string(), z.unknown()).parse(text === '' ? {} : JSON.parse(text));
  return { status: response.status, headers: response.headers, answer };
}

function rpc(method: string, params?: object, id: number | undefined = 1): string {
  return JSON.stringify({ jsonrpc: '2.0', id, method, params });
}

const org = await makeOrg({ plan: 'business' });
const chatbotId = await trainedChatbot(org.orgId, 'Delivery to Austria costs 9.90 euros.');
const key = await makeKey(org);

it('an assistant asks, searches and reads leads by the client of the MCP SDK', async () => {
  const at = new Date();
  const contact = { chatbotId, chatId: null, name: 'Ada', email: 'ada@example.com', phone: '', message: 'Hello' };
  const lead = newLead({ ...contact, category: null, consentAt: at, createdAt: at });
  await admin.db.doc(paths.lead(org.orgId, newId())).set(lead);
  const client = await mcpClient(key);
  expect([client.getServerVersion()?.name, client.protocolVersion()]).toEqual(['parlance', '2025-11-25']);
  expect(await client.ping()).toEqual({});
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual(['list_chatbots', 'ask_chatbot', 'search_knowledge', 'list_leads']);

  expect(await client.callTool({ name: 'list_chatbots', arguments: {} })).toMatchObject({
    structuredContent: { data: [{ id: chatbotId }] },
  });
  const question = 'What does delivery to Austria cost?';
  const before = await usedMessages(org.orgId);
  const asked = await client.callTool({ name: 'ask_chatbot', arguments: { chatbotId, question } });
  expect(asked).toMatchObject({ structuredContent: { verdict: 'answered', citations: [{ n: 1 }] } });
  expect(JSON.stringify(asked)).toContain('9.90');
  expect(await usedMessages(org.orgId)).toBe(before + 1);
  const found = await client.callTool({ name: 'search_knowledge', arguments: { chatbotId, query: question } });
  expect(found).toMatchObject({ structuredContent: { data: [{ page: null }] } });
  expect(JSON.stringify(found)).toContain('9.90');
  const leads = await client.callTool({ name: 'list_leads', arguments: { chatbotId, limit: 5 } });
  expect(leads).toMatchObject({ structuredContent: { data: [{ name: 'Ada' }], nextCursor: null } });
  await client.close();
});

it('a question that is sent again with its key is asked and charged once, and another one with it is refused', async () => {
  const ask = (question: string, idempotencyKey?: string, id = 1) => {
    const call = { name: 'ask_chatbot', arguments: { chatbotId, question }, _meta: { idempotencyKey } };
    return post(rpc('tools/call', call, id));
  };
  const before = await usedMessages(org.orgId);
  const first = await ask('What does delivery to Austria cost?', 'key-1');
  expect(first.answer).toMatchObject({ result: { structuredContent: { verdict: 'answered' } } });
  const second = await ask('What does delivery to Austria cost?', 'key-1', 2);
  expect(second.answer).toEqual({
    jsonrpc: '2.0',
    id: 2,
    result: { ...z.looseObject({}).parse(first.answer['result']), _meta: { idempotencyReplayed: true } },
  });
  expect(await usedMessages(org.orgId)).toBe(before + 1);
  const refused = await ask('What does delivery to France cost?', 'key-1');
  expect(refused.answer).toMatchObject({ result: { isError: true } });
  expect(JSON.stringify(refused.answer)).toContain('request-differs');
  expect(JSON.stringify((await ask('Hello?', 'no key')).answer)).toContain('invalid-input');
  expect(await usedMessages(org.orgId)).toBe(before + 1);
  await ask('What does delivery to Austria cost?');
  expect(await usedMessages(org.orgId)).toBe(before + 2);
});

it('a key sees and calls the tools of its scopes alone, and reaches nobody else’s chatbots (T-04)', async () => {
  const other = await makeOrg();
  const theirs = await makeChatbot(other.orgId);
  const narrow = await makeKey(org, ['leads:read', 'ask']);
  const client = await mcpClient(narrow);
  expect((await client.listTools()).tools.map(({ name }) => name)).toEqual(['ask_chatbot', 'list_leads']);
  const foreign = await client.callTool({ name: 'ask_chatbot', arguments: { chatbotId: theirs, question: 'Hello?' } });
  expect(foreign).toMatchObject({ isError: true });
  expect(JSON.stringify(foreign)).toContain('not-found');
  await client.close();
  const call = rpc('tools/call', { name: 'search_knowledge', arguments: { chatbotId, query: 'a' } });
  const denied = await post(call, { Authorization: `Bearer ${narrow}` });
  expect(denied.status).toBe(403);
  expect(denied.headers.get('www-authenticate')).toContain('insufficient_scope');
  expect(denied.answer).toMatchObject({ code: 'permission-denied', detail: 'The key needs the scope sources:read.' });
  const unknown = await post(rpc('ping'), { Authorization: `Bearer plk_${'x'.repeat(43)}` });
  expect([unknown.status, unknown.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
});

it.each([
  ['[]', 400, { id: null, error: { code: -32_600 } }],
  [`[${rpc('ping')}]`, 400, { error: { code: -32_600 } }],
  ['{"jsonrpc":"1.0","id":1,"method":"ping"}', 400, { error: { code: -32_600 } }],
  ['{"jsonrpc":"2.0","id":1,"method":"ping","params":{"__proto__":1}}', 400, { error: { code: -32_600 } }],
  [rpc('resources/list'), 200, { id: 1, error: { code: -32_601 } }],
  [rpc('constructor'), 200, { error: { code: -32_601 } }],
  [rpc('initialize', {}), 200, { error: { code: -32_602 } }],
  [rpc('tools/call', { name: 'drop_tables' }), 200, { error: { code: -32_602 } }],
  [rpc('tools/call', { name: 'ask_chatbot' }), 200, { result: { isError: true } }],
  [rpc('tools/call', { name: 'list_leads', arguments: { orgId: 'other' } }), 200, { result: { isError: true } }],
  [rpc('tools/call', { name: 'list_leads', arguments: { limit: 101 } }), 200, { result: { isError: true } }],
  [rpc('initialize', { protocolVersion: '2025-06-18' }), 200, { result: { protocolVersion: '2025-06-18' } }],
  [rpc('initialize', { protocolVersion: '1999-01-01' }), 200, { result: { protocolVersion: '2025-11-25' } }],
  ['{"jsonrpc":"2.0","method":"notifications/initialized"}', 202, {}],
  ['{"jsonrpc":"2.0","id":7,"result":{}}', 202, {}],
])('is answered %s with %i (T-14)', async (body, status, expected) => {
  const { status: got, answer } = await post(body);
  expect(got).toBe(status);
  expect(answer).toMatchObject(expected);
});

it('answers what is no JSON as JSON-RPC does, where the platform has let it through', async () => {
  const answer = await callInProcess('POST', '/mcp', key, '{');
  expect(answer).toMatchObject({ status: 400, body: { id: null, error: { code: -32_700 } } });
});

it('takes no other method, version or origin', async () => {
  const get = await fetch(`${suiteUrls.functions}/web/api/v1/mcp`, { headers: { Authorization: `Bearer ${key}` } });
  expect([get.status, get.headers.get('allow')]).toEqual([405, 'POST']);
  expect(await post(rpc('ping'), { 'MCP-Protocol-Version': '2024-11-05' })).toMatchObject({
    status: 400,
    answer: { error: { code: -32_600 } },
  });
  expect((await post(rpc('ping'), { 'MCP-Protocol-Version': '2025-06-18' })).status).toBe(200);
  expect((await post(rpc('ping'), { Origin: 'https://evil.example' })).status).toBe(403);
});
