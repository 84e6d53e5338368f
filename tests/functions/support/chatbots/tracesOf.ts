import { paths } from '@parlance/domain/paths';
import { admin } from '../../../support/admin.ts';

/** Every path at which something of the chatbot is left, but for the activity and the deletion. */
export async function tracesOf(orgId: string, chatbotId: string): Promise<string[]> {
  const collections = [
    'chats',
    'messages',
    'live',
    'relay',
    'leads',
    'sources',
    'chunks',
    'stats',
    'figureShards',
    'exports',
    'contradictions',
    'removedSources',
    'draftAnswers',
  ];
  const found = await Promise.all([
    ...collections.map((collection) => admin.db.collectionGroup(collection).where('chatbotId', '==', chatbotId).get()),
    admin.db.collection('mail').where('message.chatbotId', '==', chatbotId).get(),
    admin.db.collection(paths.notifications(orgId, chatbotId)).get(),
    admin.db.collection(paths.refusedOrigins(orgId, chatbotId)).get(),
    admin.db.collection(paths.actions(orgId, chatbotId)).get(),
    admin.db.collection(`${paths.chatbot(orgId, chatbotId)}/actionSecrets`).get(),
    admin.db.collection(paths.actionFigures(orgId, chatbotId)).get(),
    admin.db.collection(paths.actionChanges(orgId, chatbotId)).get(),
    admin.db.collection(paths.releases(orgId, chatbotId)).get(),
    admin.db.collection(paths.allKnowledge(orgId, chatbotId)).get(),
    admin.db.collection(paths.draftRuns(orgId, chatbotId)).get(),
    admin.db.collection(paths.testCases(orgId, chatbotId)).get(),
    admin.db.collection(paths.testRuns(orgId, chatbotId)).get(),
    admin.db.collection(paths.testResults(orgId, chatbotId, 'run')).get(),
  ]);
  const own = await admin.db.getAll(
    admin.db.doc(paths.chatbot(orgId, chatbotId)),
    admin.db.doc(paths.widget(chatbotId)),
    admin.db.doc(paths.testState(orgId, chatbotId)),
    admin.db.doc(paths.releaseState(orgId, chatbotId)),
  );
  const [pictures] = await admin.bucket.getFiles({ prefix: paths.chatbotFolder(orgId, chatbotId) });
  return [
    ...found.flatMap(({ docs }) => docs.map(({ ref }) => ref.path)),
    ...own.filter(({ exists }) => exists).map(({ ref }) => ref.path),
    ...pictures.map(({ name }) => name),
  ];
}
