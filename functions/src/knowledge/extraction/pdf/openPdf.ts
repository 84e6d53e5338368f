import { AppError } from '@parlance/domain/errors';
import { getDocumentProxy } from 'unpdf';
import { cMapFolder } from './cMapFolder.ts';

export type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>;

/** Opens a PDF, whose scripts and forms never run. Throws `file-encrypted` or `file-corrupt`. */
export async function openPdf(bytes: Uint8Array): Promise<PdfDocument> {
  const options = {
    verbosity: 0,
    enableXfa: false,
    isEvalSupported: false,
    cMapUrl: cMapFolder(),
    cMapPacked: true,
    // Pictures are not looked at, and decoding them takes longest: each is larger than a pixel.
    maxImageSize: 1,
  };
  try {
    // pdf.js takes the buffer away from its caller, so it gets a copy.
    return await getDocumentProxy(new Uint8Array(bytes), options);
  } catch (error) {
    throw new AppError(isPasswordError(error) ? 'file-encrypted' : 'file-corrupt', {}, { cause: error });
  }
}

function isPasswordError(error: unknown): boolean {
  return error instanceof Error && error.name === 'PasswordException';
}
