import { db } from '../../../kernel/platform/app.ts';
import { updateInBatches } from '../../../kernel/platform/writes/updateInBatches.ts';

/** Makes every link that is under way to a person worthless: of a password or an address that has changed, or of an account that is gone. */
export async function dropTokens(uid: string): Promise<void> {
  await updateInBatches(db.collection('accountTokens').where('uid', '==', uid), (batch, token) =>
    batch.delete(token.ref),
  );
}
