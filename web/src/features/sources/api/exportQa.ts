import { qaSourceSchema } from '@parlance/domain/documents/knowledge/source';
import { LANGUAGES } from '@parlance/domain/i18n/LANGUAGES';
import type { Locale } from '@parlance/domain/locales';
import { FILE_WORDS } from '#web/i18n/FILE_WORDS.ts';
import { saveFile } from '#web/lib/browser/saveFile.ts';
import { readAll } from '#web/lib/firestore/readAll.ts';
import { writeCsv } from '#web/lib/csv/writeCsv.ts';
import { sourceQuery } from './sourceQuery.ts';

interface ExportOptions {
  orgId: string;
  chatbotId: string;
  locale: Locale;
}

/** Saves all questions and answers of a chatbot as a CSV file and answers how many they are. Throws an `AppError`. */
export async function exportQa({ orgId, chatbotId, locale }: ExportOptions): Promise<number> {
  const query = sourceQuery({ orgId, chatbotId }, { type: 'qa', search: '', sort: 'created' });
  const sources = await readAll(query, qaSourceSchema);
  const { qa } = FILE_WORDS[locale];
  const rows = sources.map(({ question, answer }) => [question, answer]);
  const file = new Blob([writeCsv([[qa.question, qa.answer], ...rows], LANGUAGES[locale].delimiter)], {
    type: 'text/csv',
  });
  saveFile(`qa-${new Date().toISOString().slice(0, 10)}.csv`, file);
  return rows.length;
}
