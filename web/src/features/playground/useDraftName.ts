import type { AnswerDraft } from '@parlance/domain/contracts/playground';
import { modelOf } from '@parlance/domain/models';
import { useIntl } from 'react-intl';
import { useModels } from '#web/lib/firebase/useModels.ts';

/** Short name of a draft: its model, and its creativity if the model has that setting. */
export function useDraftName(): (draft: AnswerDraft) => string {
  const intl = useIntl();
  const models = useModels();
  return ({ model, temperature }) => {
    const { label, takesTemperature } = modelOf(models, model);
    if (!takesTemperature) return label;
    return `${label} · ${intl.formatNumber(temperature, { minimumFractionDigits: 1, maximumFractionDigits: 1 })}`;
  };
}
