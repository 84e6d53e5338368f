import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { SettingsFrame } from '#web/components/settings/SettingsFrame.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useModels } from '#web/lib/firebase/useModels.ts';
import type { SettingsForm } from '#web/lib/settings/useSettingsForm.ts';
import { type AiSettings, AI_FIELDS } from '../../AiSettings.ts';
import { useComparison } from '../../api/useComparison.ts';
import { toDraft } from '../../toDraft.ts';
import { AiFields } from '../ai-settings/AiFields.tsx';
import { CompareRounds } from './CompareRounds.tsx';
import { QuestionForm } from './QuestionForm.tsx';
import { SideCard } from './SideCard.tsx';
import { sideGrid } from './sideGrid.ts';

interface CompareViewProps {
  form: SettingsForm;
}

/** Two settings side by side, and one field that asks both. The left ones can be saved; the right ones can take their place. */
export function CompareView({ form }: CompareViewProps) {
  const t = useTranslate();
  const models = useModels();
  const [other, setOther] = useState<AiSettings>(() => toDraft(form.values, models));
  const { rounds, isBusy, ask, clear } = useComparison(form.stored.id);
  const drafts = { a: toDraft(form.values, models), b: toDraft(other, models) };
  const takeOver = () => {
    form.change('model', other.model);
    form.change('temperature', other.temperature);
    form.change('systemInstructions', other.systemInstructions);
    form.change('formality', other.formality);
  };
  const isSame = AI_FIELDS.every((field) => drafts.a[field] === drafts.b[field]);
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Box sx={sideGrid}>
        <SideCard side="a" draft={drafts.a}>
          <SettingsFrame form={form}>
            <AiFields
              settings={form.values}
              contactCard={form.values.contactCard}
              problem={form.errorOf('systemInstructions')}
              isReadOnly={form.isReadOnly}
              onChange={form.change}
            />
          </SettingsFrame>
        </SideCard>
        <SideCard side="b" draft={drafts.b}>
          <AiFields
            settings={other}
            contactCard={form.values.contactCard}
            isReadOnly={false}
            onChange={(field, value) => setOther((current) => ({ ...current, [field]: value }))}
          />
          <Button
            variant="outlined"
            sx={{ mt: 3 }}
            disabled={isSame}
            startIcon={<AppIcon name="transfer" size={18} />}
            onClick={takeOver}
          >
            {t('playground.takeOver')}
          </Button>
        </SideCard>
      </Box>
      <QuestionForm isBusy={isBusy} onAsk={(question) => ask(question, drafts)} />
      <CompareRounds rounds={rounds} />
      {rounds.length > 0 && (
        <Box>
          <Button size="small" color="inherit" startIcon={<AppIcon name="refresh" size={16} />} onClick={clear}>
            {t('playground.reset')}
          </Button>
        </Box>
      )}
    </Box>
  );
}
