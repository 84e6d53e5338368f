import type { SAME_NAME } from '@parlance/domain/contracts/sources/sources';
import type { AppError } from '@parlance/domain/errors';
import { newId } from '@parlance/domain/ids';
import { PLAN_LIMITS } from '@parlance/domain/plans';
import { useReducer, useRef } from 'react';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { toAppError } from '#web/lib/errors/toAppError.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { useToast } from '#web/lib/toast/useToast.ts';
import { checkFile } from '#web/lib/storage/checkFile.ts';
import { type Upload, uploadReducer } from '../uploadState.ts';
import { sendFile } from '#web/lib/storage/sendFile.ts';
import { useSendQueue } from './useSendQueue.ts';

export type SameName = Exclude<(typeof SAME_NAME)[number], 'ask'>;

interface Chosen {
  file: File;
  /** Handling of a source that has this name already. */
  sameName: (typeof SAME_NAME)[number];
}

export interface Uploads {
  uploads: readonly Upload[];
  maxBytes: number;
  add: (files: readonly File[]) => void;
  /** Sends a failed file again. */
  retry: (key: string) => void;
  /** Says of files whose name is taken whether they come in place of the former ones or beside them, and sends them. */
  decide: (keys: readonly string[], sameName: SameName) => void;
  /** Stops a file on its way, or takes a failed one off the list. */
  remove: (key: string) => void;
}

/** A chosen file as the list begins to show it: waiting, or failed if it cannot be sent. */
function uploadOf(file: File, maxBytes: number): Upload {
  const error = checkFile(file, maxBytes);
  const canRetry = error === undefined;
  return { key: newId(), name: file.name, status: canRetry ? 'waiting' : 'failed', progress: 0, error, canRetry };
}

/** State of a file after a failed upload: for a name that is taken the person decides, and may send others again. */
function afterFailure(error: AppError): Partial<Upload> {
  return error.code === 'file-exists' ? { status: 'asks' } : { status: 'failed', error };
}

/** Uploads files one after the other. Leaving the page cancels them. Once none is left, a toast counts those that arrived. */
export function useUploads(chatbotId: string): Uploads {
  const t = useTranslate();
  const toast = useToast();
  const { orgId, org } = useMembership();
  const maxBytes = PLAN_LIMITS[org.plan].documentBytes;
  const [uploads, dispatch] = useReducer(uploadReducer, []);
  const chosen = useRef(new Map<string, Chosen>());
  const arrived = useRef<string[]>([]);

  const dropUpload = (key: string) => {
    chosen.current.delete(key);
    dispatch({ type: 'removed', key });
  };

  const report = () => {
    const [name, ...others] = arrived.current.splice(0);
    if (name !== undefined) toast.success(t('upload.done', { name, count: others.length + 1 }));
  };

  const { enqueue, abort } = useSendQueue(report, async (key, file, signal) => {
    if (!signal.aborted) dispatch({ type: 'changed', key, change: { status: 'sending' } });
    try {
      await sendFile({
        orgId,
        chatbotId,
        file,
        sameName: chosen.current.get(key)?.sameName ?? 'ask',
        signal,
        onProgress: (progress) => dispatch({ type: 'changed', key, change: { progress } }),
      });
      dropUpload(key);
      arrived.current.push(file.name);
    } catch (cause) {
      const error = toAppError(cause);
      if (error.code === 'cancelled') dropUpload(key);
      else dispatch({ type: 'changed', key, change: afterFailure(error) });
    }
  });

  const add = (files: readonly File[]) => {
    const added = files.map((file) => ({ file, upload: uploadOf(file, maxBytes) }));
    dispatch({ type: 'added', uploads: added.map(({ upload }) => upload) });
    for (const { file, upload } of added.filter((each) => each.upload.canRetry)) {
      chosen.current.set(upload.key, { file, sameName: 'ask' });
      enqueue(upload.key, file);
    }
  };

  const resend = (key: string, sameName?: SameName) => {
    const before = chosen.current.get(key);
    if (before === undefined) return;
    chosen.current.set(key, { ...before, sameName: sameName ?? before.sameName });
    dispatch({ type: 'changed', key, change: { status: 'waiting', progress: 0, error: undefined } });
    enqueue(key, before.file);
  };

  const decide = (keys: readonly string[], sameName: SameName) => {
    for (const key of keys) resend(key, sameName);
  };

  const remove = (key: string) => {
    abort(key);
    dropUpload(key);
  };

  return { uploads, maxBytes, add, retry: resend, decide, remove };
}
