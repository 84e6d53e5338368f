import { orgSchema } from '@parlance/domain/documents/organizations/org';
import { type Source, sourceSchema } from '@parlance/domain/documents/knowledge/source';
import { paths } from '@parlance/domain/paths';
import { admin } from '../../../support/admin.ts';

interface IngestionState {
  readSource: (sourceId: string) => Promise<Source>;
  /** The training tokens that the organization holds. */
  readTokens: () => Promise<number>;
  countChunks: (sourceId: string) => Promise<number>;
}

/** Reads what ingestion has stored in an organization. */
export function ingestionState(orgId: string): IngestionState {
  return {
    readSource: async (sourceId) =>
      sourceSchema.parse((await admin.db.doc(paths.source(orgId, sourceId)).get()).data()),
    readTokens: async () => orgSchema.parse((await admin.db.doc(paths.org(orgId)).get()).data()).trainingTokens,
    countChunks: async (sourceId) => {
      const chunks = admin.db.collection(paths.chunks(orgId)).where('sourceId', '==', sourceId);
      return (await chunks.count().get()).data().count;
    },
  };
}
