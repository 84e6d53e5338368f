import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { updateWebsite } from '@parlance/domain/contracts/sources/sources';
import type { WebsiteSource } from '@parlance/domain/documents/knowledge/source';
import { useState } from 'react';
import { useAction } from '#web/components/toast/useAction.ts';
import { useToast } from '#web/lib/toast/useToast.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/live.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

interface WeeklySwitchProps {
  source: Stored<WebsiteSource>;
  canWrite: boolean;
}

/** Switch for reading a website again every week. It moves at once, and back if the backend refuses. */
export function WeeklySwitch({ source, canWrite }: WeeklySwitchProps) {
  const t = useTranslate();
  const toast = useToast();
  const { orgId } = useMembership();
  const { website } = source;
  const [wanted, setWanted] = useState(website.weekly);
  const [known, setKnown] = useState(website.weekly);
  if (website.weekly !== known) {
    setKnown(website.weekly);
    setWanted(website.weekly);
  }
  const { isBusy, run } = useAction(async (weekly: boolean) => {
    const { include, exclude } = website;
    setWanted(weekly);
    try {
      await callContract(updateWebsite, { orgId, sourceId: source.id, include, exclude, weekly });
    } catch (error) {
      setWanted(!weekly);
      throw error;
    }
    toast.success(t(weekly ? 'website.weeklyOn' : 'website.weeklyOff'));
  });
  return (
    <FormControlLabel
      sx={{ mt: 2 }}
      control={
        <Switch checked={wanted} disabled={!canWrite || isBusy} onChange={(event) => run(event.target.checked)} />
      }
      label={t('website.weekly')}
    />
  );
}
