import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from '#web/i18n/useTranslate.ts';

interface LoadMoreProps {
  /** True if the list has nothing to show of what was read so far. */
  isEmpty: boolean;
  isBusy: boolean;
  onLoad: () => void;
}

/** Below a list of conversations that goes on. */
export function LoadMore({ isEmpty, isBusy, onLoad }: LoadMoreProps) {
  const t = useTranslate();
  return (
    <>
      {isEmpty && (
        <Typography
          component="output"
          color="textSecondary"
          sx={{ display: 'block', p: 2, pb: 0, textAlign: 'center' }}
        >
          {t('chats.noMatchYet')}
        </Typography>
      )}
      <Box sx={{ p: 2, textAlign: 'center' }}>
        <Button variant="outlined" size="small" onClick={onLoad} loading={isBusy}>
          {t(isEmpty ? 'chats.searchOn' : 'chats.loadMore')}
        </Button>
      </Box>
    </>
  );
}
