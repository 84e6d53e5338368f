import { paths } from '@parlance/domain/paths';
import type { DocumentData, Firestore } from 'firebase-admin/firestore';
import { makeFigures } from './makeFigures.ts';
import { makeTopics } from './makeTopics.ts';
import type { History } from './makeHistory.ts';

const BATCH = 400;

/** Stores a history, its topics and the figures that follow from it. */
export async function writeHistory(db: Firestore, orgId: string, chatbotId: string, history: History): Promise<void> {
  const { days, months, usage } = makeFigures(history, chatbotId);
  const documents: [path: string, data: DocumentData][] = [
    ...history.chats.flatMap(({ id, chat, messages }): [string, DocumentData][] => [
      [paths.chat(orgId, id), chat],
      ...messages.map(({ id: messageId, message }): [string, DocumentData] => [
        paths.message(orgId, id, messageId),
        message,
      ]),
    ]),
    ...history.leads.map(({ id, lead }): [string, DocumentData] => [paths.lead(orgId, id), lead]),
    ...[...days].map(([day, stats]): [string, DocumentData] => [paths.stats(orgId, chatbotId, day), stats]),
    ...[...months].map(([month, sum]): [string, DocumentData] => [paths.monthFigures(orgId, chatbotId, month), sum]),
    ...[...makeTopics(history.chats)].map(([id, topic]): [string, DocumentData] => [paths.topic(orgId, id), topic]),
    ...[...usage].map(([month, used]): [string, DocumentData] => [paths.usage(orgId, month), used]),
  ];
  const batches = Array.from({ length: Math.ceil(documents.length / BATCH) }, (_, index) => {
    const batch = db.batch();
    for (const [path, data] of documents.slice(index * BATCH, (index + 1) * BATCH)) batch.set(db.doc(path), data);
    return batch.commit();
  });
  await Promise.all(batches);
}
