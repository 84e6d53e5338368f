import Typography from '@mui/material/Typography';
import { procedureProblem } from '@parlance/domain/procedures/procedureProblem';
import { SettingsSection } from '#web/components/settings/SettingsSection.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { ProcedureProps } from '../ProcedureProps.ts';
import { TrialChat } from './TrialChat.tsx';

/** Stands for the action of a call that has none yet: a trial calls nothing. */
const ANY_ACTION = 'any';

/** A run of the steps as they are in the form, without a server. Steps that cannot be run are said to be none yet. */
export function TrialSection({ procedure, actions }: Pick<ProcedureProps, 'procedure' | 'actions'>) {
  const t = useTranslate();
  const steps = procedure.steps.map((step) => (step.kind === 'call' ? { ...step, actionId: ANY_ACTION } : step));
  return (
    <SettingsSection title={t('procedures.trial')} text={t('procedures.trialText')}>
      {procedureProblem({ steps }) === undefined ? (
        <TrialChat
          key={JSON.stringify(steps)}
          procedure={procedure}
          actions={actions.status === 'ready' ? actions.value : undefined}
        />
      ) : (
        <Typography color="textSecondary">{t('procedures.trialNotYet')}</Typography>
      )}
    </SettingsSection>
  );
}
