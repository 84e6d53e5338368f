/** One file on its way from this browser to the backend. */
export interface Upload {
  key: string;
  name: string;
  /** `asks`: there is a file of its name, and somebody has to say what becomes of that. */
  status: 'waiting' | 'sending' | 'asks' | 'failed';
  /** From 0 to 1. */
  progress: number;
  error: unknown;
  /** False for a file that would fail again, such as one that is too large. */
  canRetry: boolean;
}

export type UploadEvent =
  | { type: 'added'; uploads: readonly Upload[] }
  | { type: 'changed'; key: string; change: Partial<Omit<Upload, 'key'>> }
  | { type: 'removed'; key: string };

/** The list of uploads after an event. */
export function uploadReducer(uploads: readonly Upload[], event: UploadEvent): readonly Upload[] {
  switch (event.type) {
    case 'added':
      return [...uploads, ...event.uploads];
    case 'changed':
      return uploads.map((upload) => (upload.key === event.key ? { ...upload, ...event.change } : upload));
    case 'removed':
      return uploads.filter((upload) => upload.key !== event.key);
  }
}
