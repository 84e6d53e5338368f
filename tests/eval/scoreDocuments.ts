import { splitText } from '../../functions/src/knowledge/chunks/splitText.ts';
import { extractDocument } from '../../functions/src/knowledge/extraction/extractDocument.ts';
import type { FactDocument } from './documentFacts.ts';
import { isFactHeld } from './isFactHeld.ts';

interface DocumentScore {
  right: number;
  total: number;
}

interface DocumentScores {
  /** One row for all documents, and one for each format and each kind. */
  rows: Map<string, DocumentScore>;
  /** The questions whose fact no passage holds. */
  missing: string[];
}

/** Number of the documents' facts that are in the passages made of them. */
export async function scoreDocuments(documents: readonly FactDocument[]): Promise<DocumentScores> {
  const rows = new Map<string, DocumentScore>();
  const missing: string[] = [];
  for (const { name, kind, fileType, bytes, facts } of documents) {
    const { sections } = await extractDocument(new Uint8Array(bytes), fileType);
    const passages = splitText(sections);
    for (const fact of facts) {
      const isHeld = isFactHeld(fact, passages);
      if (!isHeld) missing.push(`${name}: ${fact.question}`);
      for (const row of ['all', fileType, kind]) {
        const { right, total } = rows.get(row) ?? { right: 0, total: 0 };
        rows.set(row, { right: right + Number(isHeld), total: total + 1 });
      }
    }
  }
  return { rows, missing };
}
