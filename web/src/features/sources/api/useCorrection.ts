import { mutePassage, saveQa } from '@parlance/domain/contracts/sources/sources';
import type { Source } from '@parlance/domain/documents/knowledge/source';
import { newId } from '@parlance/domain/ids';
import { useRef } from 'react';
import type { Stored } from '#web/lib/live.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { sendFile } from '#web/lib/storage/sendFile.ts';
import type { Correction } from '../correction.ts';
import type { Passage } from './usePreview.ts';

/**
 * Stores what is right in place of a passage, and mutes the passage where `mutes` says so: in this order, so that answers are never
 * without both. Where only the second fails, another attempt does that alone.
 */
export function useCorrection(
  { id: sourceId, chatbotId }: Stored<Source>,
  { hash }: Passage,
): (correction: Correction, mutes: boolean) => Promise<void> {
  const { orgId } = useMembership();
  const madeId = useRef(newId());
  const isStored = useRef(false);

  const store = async (correction: Correction): Promise<void> => {
    if (correction.kind === 'qa') {
      const { question, answer } = correction;
      await callContract(saveQa, { orgId, chatbotId, sourceId: madeId.current, question, answer });
      return;
    }
    const { signal } = new AbortController();
    await sendFile({ orgId, chatbotId, file: correction.file, sameName: 'keep', signal, onProgress: () => undefined });
  };

  return async (correction, mutes) => {
    if (!isStored.current) await store(correction);
    isStored.current = true;
    if (mutes) await callContract(mutePassage, { orgId, sourceId, hash });
  };
}
