import { qaSourceSchema } from '@parlance/domain/documents/knowledge/source';
import type { Locale } from '@parlance/domain/locales';
import { saveFile } from '#web/lib/browser/saveFile.ts';
import { readAll } from '#web/lib/firestore/readAll.ts';
import type { Delimiter } from '#web/lib/csv/detectDelimiter.ts';
import { writeCsv } from '#web/lib/csv/writeCsv.ts';
import { sourceQuery } from './sourceQuery.ts';

interface ExportOptions {
  orgId: string;
  chatbotId: string;
  locale: Locale;
}

/** Names of the columns, which the import knows, and what spreadsheets separate columns by where the language is spoken. */
const FORMS: Readonly<Record<Locale, { names: readonly string[]; delimiter: Delimiter }>> = {
  en: { names: ['question', 'answer'], delimiter: ',' },
  de: { names: ['Frage', 'Antwort'], delimiter: ';' },
};

/** Saves all questions and answers of a chatbot as a CSV file and answers how many they are. Throws an `AppError`. */
export async function exportQa({ orgId, chatbotId, locale }: ExportOptions): Promise<number> {
  const query = sourceQuery({ orgId, chatbotId }, { type: 'qa', search: '', sort: 'created' });
  const sources = await readAll(query, qaSourceSchema);
  const { names, delimiter } = FORMS[locale];
  const rows = sources.map(({ question, answer }) => [question, answer]);
  const file = new Blob([writeCsv([names, ...rows], delimiter)], { type: 'text/csv' });
  saveFile(`qa-${new Date().toISOString().slice(0, 10)}.csv`, file);
  return rows.length;
}
