import type { FormAnswer } from '@parlance/domain/documents/forms/submission';
import { AppError, type ErrorCode } from '@parlance/domain/errors';
import { paths } from '@parlance/domain/paths';
import type { WidgetLocale } from '@parlance/domain/widget/widgetLocales';
import { FORM_TEXTS } from '../../kernel/i18n/forms/FORM_TEXTS.ts';
import type { FileFault } from '../../kernel/i18n/forms/FormTexts.ts';
import { nameWithEnding } from '../attachments/nameWithEnding.ts';
import { storeFile } from '../attachments/storeFile.ts';
import type { FormEntries, FormProblems } from '../FormEntries.ts';

const FAULTS: ReadonlyMap<ErrorCode, FileFault> = new Map<ErrorCode, FileFault>([
  ['attachment-type-invalid', 'type'],
  ['attachment-too-large', 'large'],
  ['attachment-damaged', 'damaged'],
  ['attachment-unsafe', 'unsafe'],
  ['attachment-unchecked', 'unchecked'],
]);
const MEGABYTE = 1024 * 1024;

interface FilesOf {
  orgId: string;
  submissionId: string;
  language: WidgetLocale;
}

/** Text of what is wrong with a file; undefined for what is no fault of the file's. */
function problemOf(error: unknown, language: WidgetLocale): string | undefined {
  if (!(error instanceof AppError)) return undefined;
  const fault = FAULTS.get(error.code);
  const max = ((error.details['max'] ?? 0) / MEGABYTE).toLocaleString(language);
  return fault === undefined ? undefined : FORM_TEXTS[language].files[fault].replace('{max}', () => max);
}

/**
 * Stores the files of a submission, each in its field's place, and answers the answers with them, or what is wrong with them, in words.
 * Stored again, the same file changes nothing. Throws `rate-limited`.
 */
export async function storeFormFiles(
  { orgId, submissionId, language }: FilesOf,
  answers: readonly FormAnswer[],
  files: FormEntries['files'],
): Promise<{ answers: FormAnswer[] } | { problems: FormProblems }> {
  const problems = new Map<string, string>();
  const stored: FormAnswer[] = [];
  for (const answer of answers) {
    const sent = answer.type === 'file' ? files.get(answer.field) : undefined;
    if (sent === undefined) {
      stored.push(answer);
      continue;
    }
    try {
      const file = await storeFile(sent.bytes, (hash) => paths.submissionFile(orgId, submissionId, answer.field, hash));
      stored.push({ ...answer, shown: nameWithEnding(sent.name, file.type), file });
    } catch (error) {
      const problem = problemOf(error, language);
      if (problem === undefined) throw error;
      problems.set(answer.field, problem);
    }
  }
  return problems.size > 0 ? { problems } : { answers: stored };
}
