import { checkIds } from '#web/app/checkIds.ts';
import { useChatbotId } from '#web/app/useChatbotId.ts';
import { ContradictionsPage } from '#web/features/sources/components/contradictions/ContradictionsPage.tsx';

export const clientLoader = checkIds;

export default function Contradictions() {
  return <ContradictionsPage chatbotId={useChatbotId()} />;
}
