import type { FirebaseStorage } from 'firebase/storage';
import { toAppError } from '#web/lib/errors/toAppError.ts';
import { startFirebase } from '#web/lib/firebase/startFirebase.ts';

interface UploadOptions {
  path: string;
  file: File;
  contentType: string;
  signal: AbortSignal;
  /** From 0 to 1. */
  onProgress: (progress: number) => void;
}

let connecting: Promise<FirebaseStorage> | undefined;

async function connect(): Promise<FirebaseStorage> {
  const [{ app, config }, sdk] = await Promise.all([startFirebase(), import('firebase/storage')]);
  const storage = sdk.getStorage(app);
  if (config.emulators) {
    sdk.connectStorageEmulator(storage, config.emulators.storage.host, config.emulators.storage.port);
  }
  return storage;
}

/** Uploads one file with progress. Throws an `AppError`: `cancelled` when the signal aborts. */
export async function uploadFile({ path, file, contentType, signal, onProgress }: UploadOptions): Promise<void> {
  try {
    connecting ??= connect();
    const [storage, { ref, uploadBytesResumable }] = await Promise.all([connecting, import('firebase/storage')]);
    const task = uploadBytesResumable(ref(storage, path), file, { contentType });
    const cancel = () => task.cancel();
    if (signal.aborted) cancel();
    signal.addEventListener('abort', cancel);
    const stop = task.on('state_changed', (state) =>
      onProgress(state.bytesTransferred / Math.max(1, state.totalBytes)),
    );
    try {
      await task;
    } finally {
      stop();
      signal.removeEventListener('abort', cancel);
    }
  } catch (error) {
    throw toAppError(error);
  }
}
