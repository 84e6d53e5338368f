import type { Source, SourceType } from '@parlance/domain/documents/knowledge/source';
import type { SourceOf } from '@parlance/domain/documents/knowledge/SOURCE_TRAITS';
import { AppError } from '@parlance/domain/errors';
import { newId } from '@parlance/domain/ids';
import { sourceFile } from '../kernel/platform/sourceFile.ts';
import { enqueueCrawl } from './enqueueCrawl.ts';
import { enqueueIngestion } from './ingestion/enqueueIngestion.ts';
import { retryIngestion } from './ingestion/retryIngestion.ts';
import { recrawlWebsite } from './sources/recrawlWebsite.ts';
import type { SourceKind } from './sources/SourceKind.ts';

/** Behaviour of sources that one worker reads at once. */
const WHOLE = {
  enqueueRestored: (orgId: string, sourceId: string) => enqueueIngestion(orgId, sourceId, `restored-${Date.now()}`),
  retry: retryIngestion,
};

/** Behaviour of each type of source: what goes by the type, beside `SOURCE_TRAITS`, goes by its row. */
const SOURCE_KINDS: { readonly [T in SourceType]: SourceKind<SourceOf<T>> } = {
  file: {
    ...WHOLE,
    restored: (source) => source,
    file: sourceFile,
    words: ({ name }) => name,
    version: ({ separatorChosen }) => separatorChosen ?? '',
    readOriginal: async (orgId, place, source) =>
      (await import('./sources/originals/fileOriginal.ts')).fileOriginal(orgId, place, source),
    ownFields: ({ fileType, separatorFound, separatorChosen }) =>
      fileType === 'csv' ? { separator: { found: separatorFound, chosen: separatorChosen } } : {},
  },
  website: {
    file: null,
    words: ({ name }) => name,
    version: ({ website }) => website.crawlId,
    restored: (source) => ({ ...source, website: { ...source.website, crawlId: newId(), isFirstLook: false } }),
    enqueueRestored: (orgId, sourceId, { website }) => enqueueCrawl(orgId, sourceId, website.crawlId, 'again'),
    retry: async (orgId, sourceId, { status }) => {
      if (status === 'failed') await recrawlWebsite(orgId, sourceId);
    },
    readOriginal: async (...args) => (await import('./sources/originals/pageOriginal.ts')).pageOriginal(...args),
    ownFields: ({ website: { url, pagesFound, pagesIndexed, pagesFailed } }) => ({
      website: { url, pagesFound, pagesIndexed, pagesFailed },
    }),
  },
  qa: {
    ...WHOLE,
    restored: (source) => source,
    file: null,
    words: ({ question, answer }) => `${question}\n${answer}`,
    version: ({ question, answer }) => JSON.stringify([question, answer]),
    readOriginal: async () => {
      throw new AppError('not-found');
    },
    ownFields: ({ answer }) => ({ answer }),
  },
};

/** Behaviour of a source, by its type. */
export function kindOf<T extends SourceType>(source: SourceOf<T>): SourceKind<SourceOf<T>> {
  return SOURCE_KINDS[source.type];
}

/** True if the content of a source is there to be read: its file has been uploaded, where it has one. */
export async function hasContent(orgId: string, sourceId: string, source: Source): Promise<boolean> {
  const { file } = kindOf(source);
  return file === null || (await file(orgId, sourceId, source).exists())[0];
}
