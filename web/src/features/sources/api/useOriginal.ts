import { readOriginal } from '@parlance/domain/contracts/sources/originals';
import type { FileType } from '@parlance/domain/fileTypes';
import { useEffect, useState } from 'react';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

/** The original of a source, or of one page of a website. */
export interface Original {
  fileType: FileType;
  bytes: Uint8Array<ArrayBuffer>;
  /** Encoding of text, by a label of `TextDecoder`. Null if the original is not text. */
  charset: string | null;
  /** URL from which a website's page was loaded; null for files. */
  url: string | null;
}

type OriginalState =
  | { status: 'loading' }
  | { status: 'error'; error: unknown; retry: () => void }
  | { status: 'ready'; value: Original };

interface Loaded {
  /** Another object is another attempt. */
  attempt: object;
  outcome: { value: Original } | { error: unknown };
}

async function load(ids: { orgId: string; sourceId: string; pageId: string | null }): Promise<Original> {
  const { base64, ...rest } = await callContract(readOriginal, ids);
  return { ...rest, bytes: Uint8Array.from(atob(base64), (character) => character.charCodeAt(0)) };
}

/** Loads an original once: a file as it was uploaded, a website's page as the site sends it now. */
export function useOriginal(sourceId: string, pageId: string | null): OriginalState {
  const { orgId } = useMembership();
  const [attempt, setAttempt] = useState({});
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    let isCurrent = true;
    const finish = (outcome: Loaded['outcome']) => {
      if (isCurrent) setLoaded({ attempt, outcome });
    };
    load({ orgId, sourceId, pageId }).then(
      (value) => finish({ value }),
      (error: unknown) => finish({ error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [orgId, sourceId, pageId, attempt]);
  if (loaded?.attempt !== attempt) return { status: 'loading' };
  return 'value' in loaded.outcome
    ? { status: 'ready', value: loaded.outcome.value }
    : { status: 'error', error: loaded.outcome.error, retry: () => setAttempt({}) };
}
