import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useState } from 'react';
import { openPdf } from '../original/openPdf.ts';

export type PdfDocument = Pick<PDFDocumentProxy, 'numPages' | 'getPage'>;

type PdfState =
  | { status: 'loading' }
  | { status: 'error'; error: unknown; retry: () => void }
  | { status: 'ready'; document: PdfDocument };

interface Opened {
  /** Another object is another attempt. */
  attempt: object;
  outcome: { document: PdfDocument } | { error: unknown };
}

/** Opens a PDF, and closes it where it is shown no more. */
export function usePdf(bytes: Uint8Array): PdfState {
  const [attempt, setAttempt] = useState({});
  const [opened, setOpened] = useState<Opened>();
  useEffect(() => {
    let isCurrent = true;
    const finish = (outcome: Opened['outcome']) => {
      if (isCurrent) setOpened({ attempt, outcome });
    };
    // A copy: the thread takes away what it is given.
    const opening = openPdf(bytes.slice());
    opening
      .then(async ({ promise }) => promise)
      .then(
        (document) => finish({ document }),
        (error: unknown) => finish({ error }),
      );
    return () => {
      isCurrent = false;
      opening.then(async (task) => task.destroy()).catch(() => undefined);
    };
  }, [bytes, attempt]);
  if (opened?.attempt !== attempt) return { status: 'loading' };
  return 'document' in opened.outcome
    ? { status: 'ready', document: opened.outcome.document }
    : { status: 'error', error: opened.outcome.error, retry: () => setAttempt({}) };
}
