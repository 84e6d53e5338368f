import Button from '@mui/material/Button';
import { useState } from 'react';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { DeleteOrgDialog } from './DeleteOrgDialog.tsx';

/** Ends the organization. */
export function DeleteOrg() {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        color="error"
        variant="outlined"
        startIcon={<AppIcon name="trash" size={18} />}
        onClick={() => setOpen(true)}
      >
        {t('org.deleteAction')}
      </Button>
      {isOpen && <DeleteOrgDialog onClose={() => setOpen(false)} />}
    </>
  );
}
