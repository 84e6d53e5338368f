import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { LIMITS } from '@parlance/domain/limits';
import { AppError } from '@parlance/domain/errors';
import { type FormEvent, useRef, useState } from 'react';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { FormDialog } from '#web/components/dialogs/FormDialog.tsx';
import { useSubmit } from '#web/components/forms/useSubmit.ts';
import { useToast } from '#web/components/toast/useToast.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useErrorText } from '#web/lib/errors/useErrorText.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { importRows } from '../../api/importRows.ts';
import { decodeFile } from '../../csv/decodeFile.ts';
import { type QaFile, readQaFile } from '../../csv/readQaFile.ts';
import { ImportPreview } from './ImportPreview.tsx';

interface ImportQaDialogProps {
  chatbotId: string;
  onClose: () => void;
}

interface ChosenFile extends QaFile {
  name: string;
}

const NOTHING_DONE = { rows: 0, created: 0, updated: 0 };

/** Imports questions with answers from a CSV file, after showing what it holds. Open as long as it is rendered. */
export function ImportQaDialog({ chatbotId, onClose }: ImportQaDialogProps) {
  const t = useTranslate();
  const toast = useToast();
  const errorText = useErrorText();
  const { orgId } = useMembership();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<ChosenFile>();
  const [isMissing, setMissing] = useState(false);
  const [done, setDone] = useState(NOTHING_DONE);

  const reading = useSubmit(async (chosen: File) => {
    if (chosen.size > LIMITS.documentBytesLarge)
      throw new AppError('file-too-large', { max: LIMITS.documentBytesLarge });
    const text = decodeFile(new Uint8Array(await chosen.arrayBuffer()));
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
    onClose();
  });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (file === undefined || file.rows.length === 0) setMissing(true);
    else importing.run(file);
  };
  const failure = () => {
    if (importing.failure) return `${t('qa.importFailed')}. ${errorText(importing.failure.error)}`;
    if (reading.failure) return errorText(reading.failure.error);
    if (!isMissing) return undefined;
    return t(file === undefined ? 'qa.noFile' : 'qa.noRows');
  };
  const count = file?.rows.length ?? 0;
  return (
    <FormDialog
      title={t('qa.importTitle')}
      submitLabel={count === 0 ? t('qa.importStart') : t('qa.importSubmit', { count })}
      isBusy={importing.isBusy}
      failure={failure()}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <Typography color="textSecondary">{t('qa.importText')}</Typography>
      <div>
        <Button
          variant="outlined"
          loading={reading.isBusy}
          disabled={importing.isBusy}
          startIcon={<AppIcon name="table-import" />}
          onClick={() => input.current?.click()}
        >
          {t('qa.chooseFile')}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          accept=".csv,.tsv,.txt,text/csv"
          aria-label={t('qa.chooseFile')}
          onChange={(event) => {
            const chosen = event.target.files?.[0];
            if (chosen !== undefined) reading.run(chosen);
            event.target.value = '';
          }}
        />
      </div>
      {file && <ImportPreview file={file} />}
      {importing.isBusy && (
        <div>
          <LinearProgress
            variant="determinate"
            value={Math.round((done.rows / Math.max(1, count)) * 100)}
            aria-label={t('qa.importProgress')}
          />
          <Typography variant="body2" color="textSecondary" aria-live="polite" sx={{ mt: 0.75 }}>
            {t('qa.importedOf', { done: done.rows, count })}
          </Typography>
        </div>
      )}
    </FormDialog>
  );
}
