import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { WordsNote } from '@parlance/domain/procedures/words/making/WordsNote';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';

interface WordsNotesProps {
  notes: readonly WordsNote[];
  /** Number of the steps. */
  count: number;
}

const ADDED = /-added$/;

/** Remarks about the lines of a description: those of which no step was made, and what was added. */
export function WordsNotes({ notes, count }: WordsNotesProps) {
  const t = useTranslate();
  const open = notes.filter(({ code }) => !ADDED.test(code));
  const added = notes.filter(({ code }) => ADDED.test(code));
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Alert
        severity={open.length === 0 ? 'success' : 'warning'}
        icon={<AppIcon name={open.length === 0 ? 'circle-check' : 'alert-triangle'} />}
      >
        {t('procedures.made', { count, open: open.length })}
        <NoteList notes={open} />
      </Alert>
      {added.length > 0 && (
        <Alert severity="info" icon={<AppIcon name="info-circle" />}>
          {t('procedures.added')}
          <NoteList notes={added} />
        </Alert>
      )}
    </Box>
  );
}

function NoteList({ notes }: Pick<WordsNotesProps, 'notes'>) {
  const t = useTranslate();
  if (notes.length === 0) return null;
  return (
    <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5, overflowWrap: 'anywhere' }}>
      {notes.map(({ code, line, text }) => (
        <li key={`${code}:${line}:${text}`}>
          {line > 0 && `${t('procedures.line', { line })} `}
          {t(`procedures.note.${code}`, { text })}
        </li>
      ))}
    </Box>
  );
}
