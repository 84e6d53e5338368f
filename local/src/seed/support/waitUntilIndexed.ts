import { sourceSchema } from '@parlance/domain/documents/knowledge/source';
import { MINUTE_MS } from '@parlance/domain/durations';
import { paths } from '@parlance/domain/paths';
import type { Firestore } from 'firebase-admin/firestore';
import { ExpectedError } from '../../errors/ExpectedError.ts';

const TIMEOUT_MS = MINUTE_MS;

/** Resolves when a source is indexed; throws when it failed, with its name and the reason. */
export function waitUntilIndexed(db: Firestore, orgId: string, sourceId: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = (report: () => void): void => {
      clearTimeout(timer);
      stop();
      report();
    };
    const fail = (message: string): void => end(() => reject(new ExpectedError(message)));
    const timer = setTimeout(
      () => fail(`A document of the seed was not indexed within ${TIMEOUT_MS / 1000} s; see .local/logs.`),
      TIMEOUT_MS,
    );
    const stop = db.doc(paths.source(orgId, sourceId)).onSnapshot(
      (snapshot) => {
        const { name, status, error } = sourceSchema.parse(snapshot.data());
        if (status === 'failed') fail(`Indexing ${name} failed: ${error ?? 'unknown'}; see .local/logs.`);
        if (status === 'indexed') end(resolve);
      },
      (error) => fail(error.message),
    );
  });
}
