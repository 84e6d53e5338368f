import { AppError } from '@parlance/domain/errors';
import { openPdf } from './openPdf.ts';

/** Pages of a PDF, counted from 1, each as a PDF of its own. Throws `file-encrypted` or `file-corrupt`. */
export async function cutPdf(bytes: Uint8Array, pages: readonly number[]): Promise<Uint8Array<ArrayBuffer>[]> {
  const pdf = await openPdf(bytes);
  const cut: Uint8Array<ArrayBuffer>[] = [];
  try {
    for (const page of pages)
      cut.push(new Uint8Array(await pdf.extractPages([{ document: null, includePages: [page - 1] }])));
  } catch (error) {
    throw new AppError('file-corrupt', {}, { cause: error });
  }
  return cut;
}
