import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { type ReactNode, useRef } from 'react';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useMembers } from '#web/lib/org/useMembers.ts';
import type { SettingsForm } from '#web/lib/settings/useSettingsForm.ts';
import { AppIcon } from '../ui/AppIcon.tsx';
import { ReplayDraft } from './ReplayDraft.tsx';
import { SaveBar } from './SaveBar.tsx';
import { SettingsConflict } from './SettingsConflict.tsx';
import { UnsavedGuard } from './UnsavedGuard.tsx';

interface SettingsFrameProps {
  form: SettingsForm;
  children: ReactNode;
}

/** A chatbot's settings with all that comes with changing them: Save and Revert, a question before they are lost, other people's saves. */
export function SettingsFrame({ form, children }: SettingsFrameProps) {
  const t = useTranslate();
  const element = useRef<HTMLFormElement>(null);
  const members = useMembers();
  const people = members.status === 'ready' ? members.value : [];
  const by = people.find(({ id }) => id === form.stored.settingsBy)?.name ?? t('settingsForm.somebody');
  return (
    <Box component="form" ref={element} onSubmit={form.onSubmit} noValidate>
      {form.isReadOnly && (
        <Alert severity="info" icon={<AppIcon name="eye" />} sx={{ mb: 3 }}>
          {t('settingsForm.readOnly')}
        </Alert>
      )}
      {children}
      {!form.isReadOnly && (
        <SaveBar
          isDirty={form.isDirty}
          isBusy={form.isBusy}
          isHeld={form.conflicts.length > 0}
          onRevert={form.revert}
          tryOut={<ReplayDraft form={form} />}
        >
          {form.conflicts.map((field) => (
            <SettingsConflict key={field} form={form} field={field} by={by} />
          ))}
        </SaveBar>
      )}
      <UnsavedGuard
        isDirty={form.isDirty && !form.isReadOnly && !form.isBusy}
        onSave={async () => element.current !== null && form.save(element.current)}
      />
    </Box>
  );
}
