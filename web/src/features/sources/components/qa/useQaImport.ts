import { decodeBytes } from '@parlance/domain/encoding/decodeBytes';
import { AppError } from '@parlance/domain/errors';
import { LIMITS } from '@parlance/domain/limits';
import { useState } from 'react';
import { useSubmit } from '#web/components/forms/useSubmit.ts';
import { useToast } from '#web/lib/toast/useToast.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useErrorText } from '#web/lib/errors/useErrorText.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { importRows } from '../../api/importRows.ts';
import type { QaFile } from '../../csv/readQaFile.ts';

interface ChosenFile extends QaFile {
  name: string;
}

interface QaImport {
  file: ChosenFile | undefined;
  /** Counts of the import so far, also by an attempt that failed midway. */
  done: typeof NOTHING_DONE;
  isReading: boolean;
  isImporting: boolean;
  /** Reason the file was not read or not imported, as a text. */
  failure: string | undefined;
  read: (chosen: File) => void;
  start: () => void;
}

const NOTHING_DONE = { rows: 0, created: 0, updated: 0 };

/** Reads a CSV file and imports its questions with their answers in batches. */
export function useQaImport(chatbotId: string, onDone: () => void): QaImport {
  const t = useTranslate();
  const toast = useToast();
  const errorText = useErrorText();
  const { orgId } = useMembership();
  const [file, setFile] = useState<ChosenFile>();
  const [isMissing, setMissing] = useState(false);
  const [done, setDone] = useState(NOTHING_DONE);

  const reading = useSubmit(async (chosen: File) => {
    if (chosen.size > LIMITS.documentBytesLarge)
      throw new AppError('file-too-large', { max: LIMITS.documentBytesLarge });
    // The parser is large and few people import.
    const { readQaFile } = await import('../../csv/readQaFile.ts');
    const text = decodeBytes(new Uint8Array(await chosen.arrayBuffer()));
    setFile({ name: chosen.name, ...readQaFile(text) });
    setMissing(false);
    setDone(NOTHING_DONE);
  });
  const importing = useSubmit(async ({ rows }: ChosenFile) => {
    // What an attempt before this one brought stays.
    const total = { ...done };
    await importRows({
      orgId,
      chatbotId,
      rows: rows.slice(total.rows),
      onBatch: (batch) => {
        total.rows += batch.rows;
        total.created += batch.created;
        total.updated += batch.updated;
        setDone({ ...total });
      },
    });
    toast.success(t('qa.imported', { created: total.created, updated: total.updated }));
    onDone();
  });
  const start = () => {
    if (file === undefined || file.rows.length === 0) setMissing(true);
    else importing.run(file);
  };
  const failureText = () => {
    if (importing.failure) return errorText(importing.failure.error, t('qa.importFailed'));
    if (reading.failure) return errorText(reading.failure.error);
    if (!isMissing) return undefined;
    return t(file === undefined ? 'qa.noFile' : 'qa.noRows');
  };
  return {
    file,
    done,
    isReading: reading.isBusy,
    isImporting: importing.isBusy,
    failure: failureText(),
    read: reading.run,
    start,
  };
}
