import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Uploads } from '../../api/useUploads.ts';
import { NameTakenButtons } from './NameTakenButtons.tsx';
import { UploadRow } from './UploadRow.tsx';

type UploadListProps = Pick<Uploads, 'uploads' | 'retry' | 'decide' | 'remove'>;

/** Files on their way with their progress, those whose name is taken, and those that were refused with the reason. */
export function UploadList({ uploads, retry, decide, remove }: UploadListProps) {
  const t = useTranslate();
  const sending = uploads.filter(({ status }) => status === 'waiting' || status === 'sending').length;
  const asking = uploads.filter(({ status }) => status === 'asks').map(({ key }) => key);
  return (
    <>
      <Box component="p" aria-live="polite" className="visually-hidden">
        {sending > 0 ? t('upload.sending', { count: sending }) : ''}
      </Box>
      {sending + asking.length < uploads.length && (
        <Typography color="error" sx={{ mt: 2, fontWeight: 550 }}>
          {t('upload.someFailed')}
        </Typography>
      )}
      {asking.length > 0 && (
        <Box aria-live="polite" sx={{ mt: 2, display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <Typography sx={{ flexGrow: 1, flexBasis: 320 }}>
            {t('upload.nameTaken.title', { count: asking.length })} {t('upload.nameTaken.text')}
          </Typography>
          {asking.length > 1 && <NameTakenButtons onDecide={(sameName) => decide(asking, sameName)} />}
        </Box>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {uploads.map((upload) => (
          <UploadRow key={upload.key} upload={upload} retry={retry} decide={decide} remove={remove} />
        ))}
      </Box>
    </>
  );
}
