import { AppError } from '@parlance/domain/errors';
import type { FileSource, QaSource, Source } from '@parlance/domain/documents/knowledge/source';
import { sourceFile } from './sourceFile.ts';
import { makePassage, type Passage } from '../chunks/makePassage.ts';
import { runExtraction } from '../extraction/runExtraction.ts';
import { splitText } from '../chunks/splitText.ts';

export interface SourceReading extends Pick<Source, 'notes' | 'pagesWithoutText'> {
  passages: Passage[];
}

/** The passages of a file, or of a question with its answer, which is one. Throws `file-missing` or what the reader throws. */
export async function readSource(
  orgId: string,
  sourceId: string,
  source: FileSource | QaSource,
): Promise<SourceReading> {
  if (source.type === 'qa') {
    const { question, answer } = source;
    return {
      passages: [makePassage({ heading: question, text: answer, question }, 0)],
      notes: [],
      pagesWithoutText: 0,
    };
  }
  const file = sourceFile(orgId, sourceId, source);
  const [exists] = await file.exists();
  if (!exists) throw new AppError('file-missing');
  const [bytes] = await file.download();
  const { sections, pagesWithoutText } = await runExtraction({ kind: 'document', bytes, fileType: source.fileType });
  return {
    passages: splitText(sections),
    notes: pagesWithoutText > 0 ? ['pages-without-text'] : [],
    pagesWithoutText,
  };
}
