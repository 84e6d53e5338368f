import Stack from '@mui/material/Stack';
import type { WebsiteSource } from '@parlance/domain/documents/knowledge/source';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { PageHeader } from '#web/components/page/PageHeader.tsx';
import { paths } from '#web/config/paths.ts';
import type { Stored } from '#web/lib/live.ts';
import { useCan } from '#web/lib/org/useCan.ts';
import { siteOf } from '../../siteOf.ts';
import { CrawledPagesTable } from './CrawledPagesTable.tsx';
import { DeleteSourcesDialog } from '../DeleteSourcesDialog.tsx';
import { EditPatternsDialog } from './EditPatternsDialog.tsx';
import { WebsiteActions } from './WebsiteActions.tsx';
import { WebsiteSummary } from './WebsiteSummary.tsx';

interface WebsiteViewProps {
  source: Stored<WebsiteSource>;
}

/** Crawl settings of a website, the findings, and every page with its state. All of it is live. */
export function WebsiteView({ source }: WebsiteViewProps) {
  const { website } = source;
  const navigate = useNavigate();
  const canWrite = useCan('source.write');
  const [open, setOpen] = useState<'patterns' | 'delete'>();
  const close = () => setOpen(undefined);
  return (
    <>
      <PageHeader
        title={siteOf(website.url)}
        context={website.url}
        action={
          canWrite && (
            <WebsiteActions
              source={source}
              onEditPatterns={website.mode === 'page' ? undefined : () => setOpen('patterns')}
              onDelete={() => setOpen('delete')}
            />
          )
        }
      />
      <Stack spacing={3}>
        <WebsiteSummary source={source} canWrite={canWrite} />
        <CrawledPagesTable source={source} />
      </Stack>
      {open === 'patterns' && <EditPatternsDialog source={source} onClose={close} />}
      {open === 'delete' && (
        <DeleteSourcesDialog
          sources={[source]}
          onClose={close}
          onDeleted={() => void navigate(paths.chatbotSources(source.chatbotId), { replace: true })}
        />
      )}
    </>
  );
}
