import type { Source } from '@parlance/domain/documents/knowledge/source';
import { SOURCE_TRAITS } from '@parlance/domain/documents/knowledge/SOURCE_TRAITS';
import type { IconName } from '#web/config/iconNames.ts';

/** The states that people see: four are stored, the others follow from them. */
type ShownStatus = 'pending' | 'processing' | 'training' | 'indexed' | 'done' | 'failed';

interface SourceAppearance {
  status: ShownStatus;
  icon: IconName;
  color: 'default' | 'info' | 'success' | 'error';
}

/** From here on a file's text is read and its passages are embedded. */
const TRAINING_FROM = 0.2;

function shownStatus({ status, type, progress }: Pick<Source, 'status' | 'type' | 'progress'>): ShownStatus {
  const { reading, text } = SOURCE_TRAITS[type];
  if (status === 'processing') return reading === 'whole' && progress >= TRAINING_FROM ? 'training' : 'processing';
  return status === 'indexed' && text === 'written' ? 'done' : status;
}

const APPEARANCES: Readonly<Record<ShownStatus, Omit<SourceAppearance, 'status'>>> = {
  pending: { icon: 'clock', color: 'default' },
  processing: { icon: 'refresh', color: 'info' },
  training: { icon: 'refresh', color: 'info' },
  indexed: { icon: 'circle-check', color: 'success' },
  done: { icon: 'circle-check', color: 'success' },
  failed: { icon: 'alert-circle', color: 'error' },
};

/** Appearance of a source's status. */
export function sourceAppearance(source: Pick<Source, 'status' | 'type' | 'progress'>): SourceAppearance {
  const status = shownStatus(source);
  return { status, ...APPEARANCES[status] };
}
