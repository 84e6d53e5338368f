import { createAccessKey } from '@parlance/domain/contracts/accessKeys';
import { newLead } from '@parlance/domain/documents/chats/lead';
import { newId } from '@parlance/domain/ids';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import { expect, it } from 'vitest';
import { API_LISTS } from '../../../functions/src/api/API_LISTS.ts';
import { openApiDocument } from '../../../functions/src/api/openApiDocument.ts';
import { admin } from '../../support/admin.ts';
import { callContract } from '../../support/callContract.ts';
import { makeChatbot } from '../../support/makeChatbot.ts';
import { makeOrg } from '../../support/makeOrg.ts';
import { ruleDocuments } from '../../support/ruleDocuments.ts';
import { callApi } from '../support/callApi.ts';

it('the API says what it is to anybody, for programs, and its lists answer as it says', async () => {
  const { orgId, users } = await makeOrg();
  const chatbotId = await makeChatbot(orgId);
  const at = new Date();
  const contact = { chatbotId, chatId: null, name: 'Ada', email: 'ada@example.com', phone: '', message: 'Hello' };
  await admin.db
    .doc(paths.lead(orgId, newId()))
    .set(newLead({ ...contact, category: null, consentAt: at, createdAt: at }));
  const chatId = newId();
  await admin.db.doc(paths.chat(orgId, chatId)).set({ ...ruleDocuments.chat, chatbotId });
  await admin.db.doc(paths.message(orgId, chatId, newId())).set(ruleDocuments.message);
  const { key } = await callContract(createAccessKey, { orgId, name: 'Generated client' }, users.admin.idToken);

  const { status, headers, text } = await callApi('/openapi.json');
  expect([status, headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
  expect(headers.get('access-control-allow-origin')).toBeNull();
  expect(JSON.parse(text)).toEqual(openApiDocument());
  for (const [index, [name, { entry }]] of Object.entries(API_LISTS).entries()) {
    const answer = await callApi(`/${name.replace('{chatId}', chatId)}`, key);
    expect(answer.data).toHaveLength(1);
    for (const each of answer.data ?? []) expect(entry.parse(each)).toEqual(each);
    const [limit, left] = ['ratelimit-limit', 'ratelimit-remaining'].map((header) =>
      Number(answer.headers.get(header)),
    );
    expect(limit).toBe(LIMITS.apiCallsPerMinute);
    // A minute may end in between.
    expect(left).toBeGreaterThanOrEqual(LIMITS.apiCallsPerMinute - 1 - index);
  }

  const theirs = await makeOrg();
  await admin.db.doc(paths.chat(theirs.orgId, 'theirs')).set(ruleDocuments.chat);
  for (const id of [newId(), 'theirs', '__x__', '..']) {
    expect(await callApi(`/chats/${id}/messages`, key)).toMatchObject({ status: 404, code: 'not-found' });
  }
});
