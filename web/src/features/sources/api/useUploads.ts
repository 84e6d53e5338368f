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

export interface Uploads {
  uploads: readonly Upload[];
  maxBytes: number;
  add: (files: readonly File[]) => void;
  /** Sends a failed file again. */
  retry: (key: string) => void;
  /** Stops a file on its way, or takes a failed one off the list. */
  remove: (key: string) => void;
}

/** Uploads files one after the other. Leaving the page cancels them. Once none is left, a toast counts those that arrived. */
export function useUploads(chatbotId: string): Uploads {
  const t = useTranslate();
  const toast = useToast();
  const { orgId, org } = useMembership();
  const maxBytes = PLAN_LIMITS[org.plan].documentBytes;
  const [uploads, dispatch] = useReducer(uploadReducer, []);
  const files = useRef(new Map<string, File>());
  const arrived = useRef<string[]>([]);

  const dropUpload = (key: string) => {
    files.current.delete(key);
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
        signal,
        onProgress: (progress) => dispatch({ type: 'changed', key, change: { progress } }),
      });
      dropUpload(key);
      arrived.current.push(file.name);
    } catch (cause) {
      const error = toAppError(cause);
      if (error.code === 'cancelled') dropUpload(key);
      else dispatch({ type: 'changed', key, change: { status: 'failed', error } });
    }
  });

  const add = (chosen: readonly File[]) => {
    const added = chosen.map((file) => {
      const error = checkFile(file, maxBytes);
      const status = error === undefined ? ('waiting' as const) : ('failed' as const);
      const canRetry = error === undefined;
      return { file, upload: { key: newId(), name: file.name, status, progress: 0, error, canRetry } };
    });
    dispatch({ type: 'added', uploads: added.map(({ upload }) => upload) });
    for (const { file, upload } of added) {
      if (!upload.canRetry) continue;
      files.current.set(upload.key, file);
      enqueue(upload.key, file);
    }
  };

  const retry = (key: string) => {
    const file = files.current.get(key);
    if (file === undefined) return;
    dispatch({ type: 'changed', key, change: { status: 'waiting', progress: 0, error: undefined } });
    enqueue(key, file);
  };

  const remove = (key: string) => {
    abort(key);
    dropUpload(key);
  };

  return { uploads, maxBytes, add, retry, remove };
}
