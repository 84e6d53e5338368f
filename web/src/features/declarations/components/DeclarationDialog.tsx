import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { RevealBar } from '#web/components/masking/RevealBar.tsx';
import { RevealScope } from '#web/components/masking/RevealScope.tsx';
import { ErrorState } from '#web/components/ui/ErrorState.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useDeclaration } from '../api/useDeclaration.ts';
import { DeclarationDetails } from './DeclarationDetails.tsx';

interface DeclarationDialogProps {
  declarationId: string;
  onClose: () => void;
}

/** One declaration: what was declared, what became of its receipt, and how far the work is. */
export function DeclarationDialog(props: DeclarationDialogProps) {
  return (
    <RevealScope kind="declaration" id={props.declarationId}>
      <OpenDeclaration {...props} />
    </RevealScope>
  );
}

function OpenDeclaration({ declarationId, onClose }: DeclarationDialogProps) {
  const t = useTranslate();
  const titleId = useId();
  const live = useDeclaration(declarationId);
  const declaration = live.status === 'ready' ? live.value : null;
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {declaration === null
          ? t('declarations.details')
          : `${t(`declarations.kind.${declaration.kind}`)} ${declarationId}`}
      </DialogTitle>
      <DialogContent>
        <Box sx={{ mx: -3, mb: 2, '&:empty': { display: 'none' } }}>
          <RevealBar kind="declaration" id={declarationId} />
        </Box>
        {live.status === 'loading' && <Skeleton variant="rounded" height={240} />}
        {live.status === 'error' && (
          <ErrorState title={t('declarations.loadFailed')} error={live.error} onRetry={live.retry} />
        )}
        {live.status === 'ready' && declaration === null && <Typography>{t('declarations.gone')}</Typography>}
        {declaration && <DeclarationDetails declaration={declaration} />}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t('common.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
