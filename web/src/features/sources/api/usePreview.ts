import { previewSource } from '@parlance/domain/contracts/sources/sources';
import { useEffect, useState } from 'react';
import type * as z from 'zod';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

export type Passage = z.infer<typeof previewSource.output>['passages'][number];

interface Preview {
  passages: readonly Passage[];
  isLoading: boolean;
  failure: { error: unknown } | undefined;
  hasMore: boolean;
  /** Loads what comes next, or again what failed. */
  load: () => void;
}

/** One question to the backend: another object is another question, also where it asks for the same. */
interface Request {
  from: number;
}

interface Loaded {
  request: Request;
  failure: { error: unknown } | undefined;
}

/** The passages of a source, or of one page of a website, as the chatbot reads them: the first ones at once, more on demand. */
export function usePreview(sourceId: string, pageId: string | null): Preview {
  const { orgId } = useMembership();
  const [request, setRequest] = useState<Request>({ from: 0 });
  const [loaded, setLoaded] = useState<Loaded>();
  const [{ passages, next }, setRead] = useState<{ passages: readonly Passage[]; next: number | null }>({
    passages: [],
    next: 0,
  });

  useEffect(() => {
    let isCurrent = true;
    const read = async () => {
      const answer = await callContract(previewSource, { orgId, sourceId, pageId, from: request.from });
      if (!isCurrent) return;
      setRead((former) => ({ passages: [...former.passages, ...answer.passages], next: answer.next }));
      setLoaded({ request, failure: undefined });
    };
    read().catch((error: unknown) => {
      if (isCurrent) setLoaded({ request, failure: { error } });
    });
    return () => {
      isCurrent = false;
    };
  }, [orgId, sourceId, pageId, request]);

  const isLoading = loaded?.request !== request;
  return {
    passages,
    isLoading,
    failure: isLoading ? undefined : loaded.failure,
    hasMore: next !== null,
    load: () => setRequest({ from: next ?? 0 }),
  };
}
