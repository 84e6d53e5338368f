import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { SettingsSection } from '#web/components/settings/SettingsSection.tsx';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { StepPicture } from '../picture/StepPicture.tsx';
import type { ProcedureProps } from '../ProcedureProps.ts';
import { StepsSection } from '../steps/StepsSection.tsx';
import { TrialSection } from '../trial/TrialSection.tsx';
import { AboutSection } from './AboutSection.tsx';
import { WordsSection } from './WordsSection.tsx';

interface ProcedureEditorProps extends ProcedureProps {
  onClose: () => void;
}

/** One procedure: what it is about, the owner's words, its steps as a list and as a picture, and a run to try them. */
export function ProcedureEditor({ onClose, ...props }: ProcedureEditorProps) {
  const t = useTranslate();
  const back = useRef<HTMLButtonElement>(null);
  const { procedure, actions } = props;
  useEffect(() => back.current?.focus(), []);
  return (
    <>
      <Box sx={{ mb: 2 }}>
        <Button ref={back} color="inherit" startIcon={<AppIcon name="arrow-left" size={18} />} onClick={onClose}>
          {t('procedures.all')}
        </Button>
      </Box>
      <AboutSection {...props} />
      <WordsSection {...props} />
      <StepsSection {...props} />
      {procedure.steps.length > 0 && (
        <>
          <SettingsSection title={t('procedures.picture')} text={t('procedures.pictureText')}>
            <StepPicture procedure={procedure} actions={actions.status === 'ready' ? actions.value : undefined} />
          </SettingsSection>
          <TrialSection {...props} />
        </>
      )}
    </>
  );
}
