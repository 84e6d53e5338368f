import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { PersonSubject } from '@parlance/domain/contracts/privacy';
import type { ErasureReceipt } from '@parlance/domain/documents/organizations/erasureReceipt';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useAction } from '#web/components/toast/useAction.ts';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { fetchPerson } from '../../api/fetchPerson.ts';
import { nameOf } from '../../personOf.ts';
import { ErasePersonDialog } from './ErasePersonDialog.tsx';

interface FoundPersonProps {
  person: PersonSubject;
  counts: ErasureReceipt['removed'];
  onErased: () => void;
}

const KINDS = [
  'contacts',
  'leads',
  'declarations',
  'submissions',
  'exchanges',
  'chats',
  'messages',
  'mails',
  'quotes',
] as const;

/** Amount of data about a person, and the actions on it. */
export function FoundPerson({ person, counts, onErased }: FoundPersonProps) {
  const t = useTranslate();
  const intl = useIntl();
  const { orgId } = useMembership();
  const [isErasing, setErasing] = useState(false);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const { isBusy, run } = useAction(async () => {
    running.current = new AbortController();
    await fetchPerson(orgId, person, running.current.signal);
  }, t('privacy.exportFailed'));
  return (
    <>
      <Typography component="h3" variant="subtitle2" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
        {t('privacy.found', { name: nameOf(person) })}
      </Typography>
      <Box
        component="dl"
        sx={{ display: 'grid', gridTemplateColumns: 'minmax(120px, auto) 1fr', columnGap: 3, rowGap: 0.5, m: 0, mb: 2 }}
      >
        {KINDS.map((kind) => (
          <Box key={kind} sx={{ display: 'contents' }}>
            <Typography component="dt" color="textSecondary">
              {t(`privacy.${kind}`)}
            </Typography>
            <Typography component="dd" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
              {intl.formatNumber(counts[kind])}
            </Typography>
          </Box>
        ))}
      </Box>
      {counts.declarations > 0 && (
        <Alert severity="info" icon={<AppIcon name="alert-circle" />} sx={{ mb: 2 }}>
          {t('privacy.declarationsNote')}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="outlined"
          loading={isBusy}
          startIcon={<AppIcon name="download" size={18} />}
          onClick={() => run()}
        >
          {t('privacy.export')}
        </Button>
        <Button
          color="error"
          variant="outlined"
          startIcon={<AppIcon name="trash" size={18} />}
          onClick={() => setErasing(true)}
        >
          {t('privacy.erase')}
        </Button>
      </Box>
      {isErasing && <ErasePersonDialog person={person} onErased={onErased} onClose={() => setErasing(false)} />}
    </>
  );
}
