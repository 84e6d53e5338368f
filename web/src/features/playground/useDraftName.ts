import type { AnswerDraft } from '@parlance/domain/contracts/playground';
import { modelOf } from '@parlance/domain/models';
import { useIntl } from 'react-intl';
import { useModels } from '#web/lib/firebase/useModels.ts';

/** What a draft is called in short: its model, and its creativity where the model takes one. */
export function useDraftName(): (draft: AnswerDraft) => string {
  const intl = useIntl();
  const models = useModels();
  return ({ model, temperature }) => {
    const { label, takesTemperature } = modelOf(models, model);
    if (!takesTemperature) return label;
    return `${label} · ${intl.formatNumber(temperature, { minimumFractionDigits: 1, maximumFractionDigits: 1 })}`;
  };
}
