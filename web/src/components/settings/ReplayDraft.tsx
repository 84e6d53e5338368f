import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { startDraftRun } from '@parlance/domain/contracts/drafts/drafts';
import { ANSWERING_FIELDS } from '@parlance/domain/documents/chatbots/ANSWERING_FIELDS';
import { someSettingsSchema } from '@parlance/domain/documents/chatbots/settings';
import { newId } from '@parlance/domain/ids';
import { dequal } from 'dequal/lite';
import { useState } from 'react';
import { useAction } from '#web/components/toast/useAction.ts';
import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import type { SettingsForm } from '#web/lib/settings/useSettingsForm.ts';

/** Asks visitors' last questions with settings that are not saved yet, and leads to what comes of it. Nothing where no answer depends on them. */
export function ReplayDraft({ form: { values, stored } }: { form: Pick<SettingsForm, 'values' | 'stored'> }) {
  const t = useTranslate();
  const { orgId } = useMembership();
  const [begun, setBegun] = useState<string>();
  const chatbotId = stored.id;
  const fields = ANSWERING_FIELDS.filter((field) => !dequal(values[field], stored[field]));
  const { isBusy, run } = useAction(async () => {
    const changes = someSettingsSchema.parse(Object.fromEntries(fields.map((field) => [field, values[field]])));
    const runId = newId();
    await callContract(startDraftRun, { orgId, chatbotId, runId, kind: 'replay', changes });
    setBegun(runId);
  }, t('replays.startFailed'));
  if (fields.length === 0) return false;
  return (
    <>
      {begun !== undefined && (
        // In a tab of its own: here it would ask what becomes of the unsaved changes.
        <Link href={paths.chatbotReplays(chatbotId, begun)} target="_blank" rel="noopener">
          {t('replays.show')}
        </Link>
      )}
      <Button color="inherit" onClick={() => run()} loading={isBusy}>
        {t('replays.startDraft')}
      </Button>
    </>
  );
}
