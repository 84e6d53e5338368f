import { SettingSelect } from '#web/components/settings/SettingSelect.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { StepProps } from './StepProps.ts';

interface TargetSelectProps extends StepProps {
  way: 'next' | 'otherwise';
  target: string;
  onTarget: (target: string) => void;
}

/** Longest title in a choice of steps, in characters. */
const LONGEST = 60;

/** The step that follows another one on one of its ways. */
export function TargetSelect({ form, procedure, step, control, texts, way, target, onTarget }: TargetSelectProps) {
  const t = useTranslate();
  return (
    <SettingSelect
      form={form}
      control={`${control}.${way}`}
      label={t('otherwise' in step ? `procedures.way.${step.kind}.${way}` : 'procedures.way.next')}
      value={target}
      options={procedure.steps.map((each) => ({
        value: each.id,
        label: `${texts.target(each.id)}: ${texts.title(each).slice(0, LONGEST)}`,
      }))}
      onChange={onTarget}
    />
  );
}
