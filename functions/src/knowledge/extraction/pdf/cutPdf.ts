import { openPdf } from './openPdf.ts';

/** Pages of a PDF, counted from 1, each as a PDF of its own; null for one that cannot be cut out. Throws `file-encrypted` or `file-corrupt`. */
export async function cutPdf(bytes: Uint8Array, pages: readonly number[]): Promise<(Uint8Array<ArrayBuffer> | null)[]> {
  const pdf = await openPdf(bytes);
  const cut: (Uint8Array<ArrayBuffer> | null)[] = [];
  for (const page of pages) {
    // pdf.js says null of most pages that it cannot write, and throws at others.
    const written = await pdf.extractPages([{ document: null, includePages: [page - 1] }]).catch(() => null);
    cut.push(written === null ? null : new Uint8Array(written));
  }
  return cut;
}
