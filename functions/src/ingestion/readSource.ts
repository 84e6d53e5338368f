import { AppError } from '@parlance/domain/errors';
import type { FileSource, QaSource, Source, SourceNote } from '@parlance/domain/documents/knowledge/source';
import { sourceFile } from './sourceFile.ts';
import { makePassage, type Passage } from '../chunks/makePassage.ts';
import type { ExtractedDocument } from '../extraction/extraction.ts';
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
  const document = await runExtraction({ kind: 'document', bytes, fileType: source.fileType });
  return {
    passages: splitText(document.sections),
    notes: notesOf(document),
    pagesWithoutText: document.pagesWithoutText,
  };
}

function notesOf({ pagesWithoutText, hasHidden }: ExtractedDocument): SourceNote[] {
  const notes: SourceNote[] = [];
  if (pagesWithoutText > 0) notes.push('pages-without-text');
  if (hasHidden) notes.push('hidden-left-out');
  return notes;
}
