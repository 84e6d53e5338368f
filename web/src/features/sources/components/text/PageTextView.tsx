import { pageSchema } from '@parlance/domain/documents/knowledge/page';
import type { Source } from '@parlance/domain/documents/knowledge/source';
import { paths } from '@parlance/domain/paths';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/live.ts';
import { useDocument } from '#web/lib/firestore/useDocument.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { pathOf } from '../../pathOf.ts';
import { SourceTextView } from './SourceTextView.tsx';

interface PageTextViewProps {
  source: Stored<Source>;
  pageId: string;
}

/** Text read from one page of a website, under the page's own title once that is known. */
export function PageTextView({ source, pageId }: PageTextViewProps) {
  const t = useTranslate();
  const { orgId } = useMembership();
  const live = useDocument(paths.page(orgId, source.id, pageId), pageSchema);
  const page = live.status === 'ready' ? live.value : null;
  const name = page === null ? t('pages.untitled') : page.title || pathOf(page.url);
  return <SourceTextView source={source} pageId={pageId} name={name} />;
}
