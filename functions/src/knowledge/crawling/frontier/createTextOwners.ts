import type { Page } from '@parlance/domain/documents/knowledge/page';
import type { RunPages } from './createRunPages.ts';

export interface TextOwners {
  /** Another page of this run with the same text, which it keeps. The first to ask for a text has it. */
  ownerOf: (hash: string, id: string) => string | undefined;
  /** Has pages read again that were left as duplicates of a text that is no more. */
  releaseDuplicates: (hash: string | null) => Promise<void>;
}

/** Tracks which page of a run keeps a text that several have. */
export function createTextOwners(pages: ReadonlyMap<string, Page>, { get, ofRun, add }: RunPages): TextOwners {
  const claims = new Map<string, string>();
  return {
    ownerOf: (hash, id) => {
      const claimed = claims.get(hash);
      if (claimed !== undefined && claimed !== id && get(claimed)?.reason !== 'duplicate') return claimed;
      for (const [other, { status, chunks, hash: otherHash }] of pages) {
        const holds = status === 'indexed' || (status === 'queued' && chunks > 0);
        if (other !== id && otherHash === hash && holds && get(other) !== undefined) return other;
      }
      claims.set(hash, id);
      return undefined;
    },
    releaseDuplicates: async (hash) => {
      if (hash === null) return;
      claims.delete(hash);
      const freed = ofRun().filter((page) => page.reason === 'duplicate' && page.hash === hash);
      for (const page of freed) await add(page.url, page.depth, { hash: null });
    },
  };
}
