import { newId } from '@parlance/domain/ids';
import { PLAN_LIMITS } from '@parlance/domain/plans';
import { useEffect, useReducer, useRef } from 'react';
import { toAppError } from '#web/lib/errors/toAppError.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { checkFile } from '../checkFile.ts';
import { type Upload, uploadReducer } from '../uploadState.ts';
import { sendFile } from './sendFile.ts';

interface Uploads {
  uploads: readonly Upload[];
  maxBytes: number;
  add: (files: readonly File[]) => void;
  /** Stops a file on its way, or takes a failed one off the list. */
  remove: (key: string) => void;
}

/** Files on their way, one after the other. Leaving the page cancels them. */
export function useUploads(chatbotId: string): Uploads {
  const { orgId, org } = useMembership();
  const maxBytes = PLAN_LIMITS[org.plan].documentBytes;
  const [uploads, dispatch] = useReducer(uploadReducer, []);
  const aborts = useRef(new Map<string, AbortController>());
  const queue = useRef(Promise.resolve());

  useEffect(() => {
    const running = aborts.current;
    return () => {
      for (const abort of running.values()) abort.abort();
    };
  }, []);

  const send = async (key: string, file: File, abort: AbortController) => {
    if (!abort.signal.aborted) dispatch({ type: 'changed', key, change: { status: 'sending' } });
    try {
      await sendFile({
        orgId,
        chatbotId,
        file,
        signal: abort.signal,
        onProgress: (progress) => dispatch({ type: 'changed', key, change: { progress } }),
      });
      dispatch({ type: 'removed', key });
    } catch (cause) {
      const error = toAppError(cause);
      if (error.code === 'cancelled') dispatch({ type: 'removed', key });
      else dispatch({ type: 'changed', key, change: { status: 'failed', error } });
    } finally {
      aborts.current.delete(key);
    }
  };

  const add = (files: readonly File[]) => {
    const added = files.map((file) => {
      const error = checkFile(file, maxBytes);
      const status = error === undefined ? ('waiting' as const) : ('failed' as const);
      return { file, upload: { key: newId(), name: file.name, status, progress: 0, error } };
    });
    dispatch({ type: 'added', uploads: added.map(({ upload }) => upload) });
    for (const { file, upload } of added) {
      if (upload.status === 'failed') continue;
      const abort = new AbortController();
      aborts.current.set(upload.key, abort);
      queue.current = queue.current.then(() => send(upload.key, file, abort));
    }
  };

  const remove = (key: string) => {
    aborts.current.get(key)?.abort();
    dispatch({ type: 'removed', key });
  };

  return { uploads, maxBytes, add, remove };
}
