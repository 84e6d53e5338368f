import { importTestCases } from '@parlance/domain/contracts/evals/evals';
import { decodeBytes } from '@parlance/domain/encoding/decodeBytes';
import { AppError } from '@parlance/domain/errors';
import { LIMITS } from '@parlance/domain/limits';
import { useState } from 'react';
import { useSubmit } from '#web/components/forms/useSubmit.ts';
import { useLocale } from '#web/i18n/useLocale.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useErrorText } from '#web/lib/errors/useErrorText.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { useToast } from '#web/lib/toast/useToast.ts';
import type { TestFile } from './csv/readTestFile.ts';

interface ChosenFile extends TestFile {
  name: string;
}

interface TestImport {
  file: ChosenFile | undefined;
  isReading: boolean;
  isImporting: boolean;
  /** Reason that the file was not read or not imported, as a text. */
  failure: string | undefined;
  read: (chosen: File) => void;
  start: () => void;
}

/** Reads a CSV file and imports its cases, all of them or none. */
export function useTestImport(chatbotId: string, onDone: () => void): TestImport {
  const t = useTranslate();
  const toast = useToast();
  const errorText = useErrorText();
  const { locale } = useLocale();
  const { orgId } = useMembership();
  const [file, setFile] = useState<ChosenFile>();
  const [isMissing, setMissing] = useState(false);
  const reading = useSubmit(async (chosen: File) => {
    const max = LIMITS.documentBytes;
    if (chosen.size > max) throw new AppError('file-too-large', { max });
    // The parser is large and few people import.
    const { readTestFile } = await import('./csv/readTestFile.ts');
    const text = decodeBytes(new Uint8Array(await chosen.arrayBuffer()));
    setFile({ name: chosen.name, ...readTestFile(text, locale) });
    setMissing(false);
  });
  const importing = useSubmit(async ({ rows }: ChosenFile) => {
    const { created, updated } = await callContract(importTestCases, { orgId, chatbotId, rows: [...rows] });
    toast.success(t('tests.imported', { created, updated }));
    onDone();
  });
  const start = () => {
    if (file === undefined || file.rows.length === 0) setMissing(true);
    else importing.run(file);
  };
  const failureText = () => {
    if (importing.failure) return errorText(importing.failure.error, t('tests.importFailed'));
    if (reading.failure) return errorText(reading.failure.error);
    if (!isMissing) return undefined;
    return t(file === undefined ? 'tests.noFile' : 'tests.noRows');
  };
  return {
    file,
    isReading: reading.isBusy,
    isImporting: importing.isBusy,
    failure: failureText(),
    read: reading.run,
    start,
  };
}
