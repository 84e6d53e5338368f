import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useSource } from '../../api/useSource.ts';
import { useShownSource } from '../../useShownSource.ts';
import { PreviewDialog } from './PreviewDialog.tsx';

/** The text of the source that the address names. Nothing where the chatbot has no such source, or it is a website. */
export function SourcePreview({ chatbotId }: { chatbotId: string }) {
  const { sourceId, close } = useShownSource();
  return sourceId !== undefined && <Preview key={sourceId} chatbotId={chatbotId} sourceId={sourceId} onClose={close} />;
}

interface PreviewProps {
  chatbotId: string;
  sourceId: string;
  onClose: () => void;
}

function Preview({ chatbotId, sourceId, onClose }: PreviewProps) {
  const t = useTranslate();
  const live = useSource(sourceId);
  if (live.status === 'loading') return false;
  const source = live.status === 'ready' ? live.value : undefined;
  if (source === null || source?.type === 'website') return false;
  if (source !== undefined && source.chatbotId !== chatbotId) return false;
  const name = source?.name ?? t('sources.action.preview');
  return <PreviewDialog chatbotId={chatbotId} sourceId={sourceId} pageId={null} name={name} onClose={onClose} />;
}
