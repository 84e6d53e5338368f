import { chatbotSchema } from '@parlance/domain/documents/chatbots/chatbot';
import { newId } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import { expect, it } from 'vitest';
import { noteTested } from '../../../functions/src/quality/playground/noteTested.ts';
import { admin } from '../../support/admin.ts';
import { makeChatbot } from '../../support/makeChatbot.ts';
import { makeOrg } from '../../support/makeOrg.ts';

it('a chatbot has been tried since the first time, and no other organization’s trial counts', async () => {
  const [ours, theirs] = [await makeOrg(), await makeOrg()];
  const chatbotId = await makeChatbot(ours.orgId);
  const ref = admin.db.doc(paths.chatbot(ours.orgId, chatbotId));
  const testedAt = async () => chatbotSchema.parse((await ref.get()).data()).testedAt;
  await noteTested(theirs.orgId, chatbotId, new Date(1000));
  await noteTested(ours.orgId, newId(), new Date(1000));
  expect(await testedAt()).toBeNull();
  await noteTested(ours.orgId, chatbotId, new Date(2000));
  await noteTested(ours.orgId, chatbotId, new Date(3000));
  expect(await testedAt()).toEqual(new Date(2000));
});
