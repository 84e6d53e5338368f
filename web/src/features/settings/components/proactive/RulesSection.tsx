import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { ProactiveRule } from '@parlance/domain/documents/chatbots/proactiveOf';
import { LIMITS } from '@parlance/domain/limits';
import { useState } from 'react';
import { SettingsSection } from '#web/components/settings/SettingsSection.tsx';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { EmptyState } from '#web/components/ui/EmptyState.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { SettingsForm } from '#web/lib/settings/useSettingsForm.ts';
import { newRule } from './newRule.ts';
import { RuleItem } from './RuleItem.tsx';

interface SectionProps {
  form: SettingsForm;
}

/** The rules in their order. One of them is open at a time, and those with an error. */
export function RulesSection({ form }: SectionProps) {
  const t = useTranslate();
  const [openId, setOpenId] = useState<string>();
  const { proactive } = form.values;
  const { rules } = proactive;
  const save = (next: ProactiveRule[]) => form.change('proactive', { ...proactive, rules: next });
  const add = () => {
    const rule = newRule(t('proactive.newName'));
    save([...rules, rule]);
    setOpenId(rule.id);
  };
  const moveUp = (index: number, rule: ProactiveRule) => save(rules.toSpliced(index, 1).toSpliced(index - 1, 0, rule));
  return (
    <SettingsSection
      title={t('proactive.rules')}
      text={t('proactive.rulesText', { max: LIMITS.proactiveRules })}
      help="proactive"
    >
      <Stack spacing={2}>
        {rules.length === 0 && (
          <EmptyState icon="message-chatbot" title={t('proactive.noneTitle')} text={t('proactive.noneText')} />
        )}
        {rules.map((rule, index) => (
          <RuleItem
            key={rule.id}
            form={form}
            index={index}
            rule={rule}
            isOpen={rule.id === openId || form.errorOf(`proactive.rules.${index}`) !== undefined}
            onToggle={(isOpen) => setOpenId(isOpen ? rule.id : undefined)}
            onEdit={(change) => save(rules.with(index, { ...rule, ...change }))}
            onMoveUp={index === 0 ? undefined : () => moveUp(index, rule)}
            onRemove={() => save(rules.toSpliced(index, 1))}
          />
        ))}
        {!form.isReadOnly && (
          <Box>
            <Button
              variant="outlined"
              startIcon={<AppIcon name="plus" size={18} />}
              disabled={rules.length >= LIMITS.proactiveRules}
              onClick={add}
            >
              {t('proactive.add')}
            </Button>
          </Box>
        )}
      </Stack>
    </SettingsSection>
  );
}
