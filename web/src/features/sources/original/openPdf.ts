import type { PDFDocumentLoadingTask } from 'pdfjs-dist';

/** The code that shows PDFs, which most people never load, opening one. The bytes are handed over. `destroy` frees its thread. */
export async function openPdf(bytes: Uint8Array): Promise<PDFDocumentLoadingTask> {
  const [{ getDocument, GlobalWorkerOptions }, { default: workerUrl }] = await Promise.all([
    import('pdfjs-dist/legacy/build/pdf.mjs'),
    import('pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'),
  ]);
  GlobalWorkerOptions.workerSrc = workerUrl;
  // Everything that a PDF needs is in it or on this machine: nothing is loaded for it.
  return getDocument({ data: bytes, useWorkerFetch: false, useWasm: false, useSystemFonts: true, enableXfa: false });
}
