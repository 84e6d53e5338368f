import { AppError } from '@parlance/domain/errors';
import { extractText, getDocumentProxy } from 'unpdf';
import type { Section } from './section.ts';

const MAX_PAGES = 2000;

/** One section per page of a PDF. Scripts in it never run. Throws `file-encrypted`, `file-corrupt` or `file-too-complex`. */
export async function extractPdf(bytes: Uint8Array): Promise<Section[]> {
  // pdf.js takes the buffer away from its caller, so it gets a copy.
  const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 }).catch((error: unknown) => {
    throw new AppError(isPasswordError(error) ? 'file-encrypted' : 'file-corrupt', {}, { cause: error });
  });
  try {
    if (pdf.numPages > MAX_PAGES) throw new AppError('file-too-complex');
    const { text } = await extractText(pdf, { mergePages: false });
    return text
      .map((page, index) => ({ headings: [], page: index + 1, text: page.trim() }))
      .filter(({ text: t }) => t !== '');
  } catch (error) {
    throw error instanceof AppError ? error : new AppError('file-corrupt', {}, { cause: error });
  } finally {
    await pdf.loadingTask.destroy();
  }
}

function isPasswordError(error: unknown): boolean {
  return error instanceof Error && error.name === 'PasswordException';
}
