import Button from '@mui/material/Button';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { SameName } from '../../api/useUploads.ts';

interface NameTakenButtonsProps {
  /** The file that it is about; undefined for all whose names are taken. */
  name?: string;
  onDecide: (sameName: SameName) => void;
}

/** Choice for a file whose name is taken: it replaces the existing one, or is kept beside it. */
export function NameTakenButtons({ name, onDecide }: NameTakenButtonsProps) {
  const t = useTranslate();
  const label = (choice: SameName) => name && t(`upload.nameTaken.${choice}Name`, { name });
  return (
    <>
      <Button size="small" variant="contained" aria-label={label('replace')} onClick={() => onDecide('replace')}>
        {t(name === undefined ? 'upload.nameTaken.replaceAll' : 'upload.nameTaken.replace')}
      </Button>
      <Button size="small" variant="outlined" aria-label={label('keep')} onClick={() => onDecide('keep')}>
        {t(name === undefined ? 'upload.nameTaken.keepAll' : 'upload.nameTaken.keep')}
      </Button>
    </>
  );
}
