import { sourceSchema } from '@parlance/domain/documents/knowledge/source';
import { paths } from '@parlance/domain/paths';
import { expect, it } from 'vitest';
import { createLocalProvider } from '../../../functions/src/ai/vendors/local/createLocalProvider.ts';
import { answerQuestion } from '../../../functions/src/answering/answerQuestion.ts';
import { ingestSource } from '../../../functions/src/knowledge/ingestion/ingestSource.ts';
import { findChangedAnswers } from '../../../functions/src/knowledge/sources/changes/findChangedAnswers.ts';
import { admin } from '../../support/admin.ts';
import { makeOrg } from '../../support/makeOrg.ts';
import { makeAsk } from '../support/answering/makeAsk.ts';
import { trainedChatbot } from '../support/answering/trainedChatbot.ts';

const local = createLocalProvider();
const text = (price: number) =>
  `# Repairs\n\nA zip repair costs ${price} euros and is done within three working days in our workshop.\n`;

it('answers that used a passage are counted at its source once it has changed, and no sooner (A-109)', async () => {
  const { orgId } = await makeOrg();
  const chatbotId = await trainedChatbot(orgId, text(18));
  const ask = makeAsk(chatbotId, 'What does a zip repair cost?');
  await answerQuestion(ask, local);
  const [found] = (await admin.db.collection(paths.sources(orgId)).get()).docs;
  const sourceId = found?.id ?? '';
  const night = async () => {
    for (const _ of [1, 2]) await findChangedAnswers(orgId, new Date());
    return sourceSchema.parse((await admin.db.doc(paths.source(orgId, sourceId)).get()).data()).changedAnswers;
  };
  await admin.db.doc(paths.chatbot(orgId, chatbotId)).update({ embeddingSpace: local.embeddingSpace });
  expect(await night()).toBeNull();

  // As a worker that died left it: the file's own event leaves it alone.
  await admin.db.doc(paths.source(orgId, sourceId)).update({ status: 'processing', leaseUntil: new Date(0) });
  const file = admin.bucket.file(paths.sourceFile(orgId, sourceId, 'document.md'));
  await file.save(text(21), { contentType: 'text/markdown', resumable: false });
  await ingestSource(orgId, sourceId, local);
  expect(await night()).toMatchObject({ answers: 1, chatIds: [ask.visitor.chatId] });
});
