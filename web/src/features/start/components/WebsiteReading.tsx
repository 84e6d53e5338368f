import Button from '@mui/material/Button';
import { recrawlWebsite } from '@parlance/domain/contracts/sources/sources';
import type { WebsiteSource } from '@parlance/domain/documents/knowledge/source';
import { useAction } from '#web/components/toast/useAction.ts';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/live.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useCan } from '#web/lib/org/useCan.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { ReadingCard } from '#web/components/reading/ReadingCard.tsx';
import { ReadPages } from './ReadPages.tsx';

interface WebsiteReadingProps {
  source: Stored<WebsiteSource>;
}

/** A website that is being read, page by page. After the first look the rest can be read. */
export function WebsiteReading({ source }: WebsiteReadingProps) {
  const t = useTranslate();
  const { orgId } = useMembership();
  const canRead = useCan('source.write');
  const { status, progress, website } = source;
  const { isBusy, run } = useAction(async () => {
    await callContract(recrawlWebsite, { orgId, sourceId: source.id });
  });
  const isRead = status === 'indexed';
  const name = URL.parse(website.url)?.host ?? website.url;
  return (
    <ReadingCard
      title={t(isRead ? 'meet.read' : 'meet.reading', { name })}
      state={t(isRead ? 'meet.pagesRead' : 'meet.pagesReading', { count: website.pagesIndexed })}
      progress={isRead ? undefined : progress}
    >
      <ReadPages sourceId={source.id} />
      {isRead && website.isFirstLook && canRead && (
        <Button
          size="small"
          variant="outlined"
          loading={isBusy}
          onClick={() => run()}
          startIcon={<AppIcon name="refresh" size={16} />}
          sx={{ mt: 1.5 }}
        >
          {t('meet.readAll')}
        </Button>
      )}
    </ReadingCard>
  );
}
