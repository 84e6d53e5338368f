import { usageSchema } from '@parlance/domain/documents/organizations/usage';
import { paths } from '@parlance/domain/paths';
import { admin } from '../../support/admin.ts';

export interface Stored {
  questions: number;
  answers: number;
  charged: number;
}

/** Counts in the database what is stored of everything that some organizations were asked. */
export async function countStored(orgIds: readonly string[]): Promise<Stored> {
  const sum = { questions: 0, answers: 0, charged: 0 };
  for (const orgId of orgIds) {
    const chats = await admin.db.collection(paths.chats(orgId)).get();
    for (const chat of chats.docs) {
      const messages = await chat.ref.collection('messages').select('role').get();
      for (const message of messages.docs) sum[message.get('role') === 'user' ? 'questions' : 'answers'] += 1;
    }
    for (const usage of (await admin.db.collection(`${paths.org(orgId)}/usage`).get()).docs) {
      sum.charged += usageSchema.parse(usage.data()).messages;
    }
  }
  return sum;
}
