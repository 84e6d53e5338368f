import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { recrawlWebsite } from '@parlance/domain/contracts/sources/sources';
import type { WebsiteSource } from '@parlance/domain/documents/knowledge/source';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { useAction } from '#web/components/toast/useAction.ts';
import { useToast } from '#web/lib/toast/useToast.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/live.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { siteOf } from '../../siteOf.ts';

interface WebsiteActionsProps {
  source: Stored<WebsiteSource>;
  /** Undefined for a single page, which has nothing to choose from. */
  onEditPatterns: (() => void) | undefined;
  onDelete: () => void;
}

/** Actions on a website. */
export function WebsiteActions({ source, onEditPatterns, onDelete }: WebsiteActionsProps) {
  const t = useTranslate();
  const toast = useToast();
  const { orgId } = useMembership();
  const { isBusy, run } = useAction(async () => {
    await callContract(recrawlWebsite, { orgId, sourceId: source.id });
    toast.success(t('website.recrawled', { site: siteOf(source.name) }));
  });
  const isReading = source.status === 'pending' || source.status === 'processing';
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
      <Button
        variant="contained"
        onClick={() => run()}
        loading={isBusy}
        disabled={isReading}
        startIcon={<AppIcon name="refresh" size={18} />}
      >
        {t('website.recrawl')}
      </Button>
      {onEditPatterns && (
        <Button variant="outlined" onClick={onEditPatterns} startIcon={<AppIcon name="pencil" size={18} />}>
          {t('website.editPatterns')}
        </Button>
      )}
      <Button color="error" variant="outlined" onClick={onDelete} startIcon={<AppIcon name="trash" size={18} />}>
        {t('website.delete')}
      </Button>
    </Stack>
  );
}
