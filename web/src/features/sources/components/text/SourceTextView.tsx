import Box from '@mui/material/Box';
import type { Source } from '@parlance/domain/documents/knowledge/source';
import { isWritten } from '@parlance/domain/documents/knowledge/SOURCE_TRAITS';
import { useState } from 'react';
import { PageHeader } from '#web/components/page/PageHeader.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/live.ts';
import { useCan } from '#web/lib/org/useCan.ts';
import { OriginalPane } from '../original/OriginalPane.tsx';
import { SourceState } from '../table/SourceState.tsx';
import { PassageList } from './PassageList.tsx';
import { SeparatorField } from './SeparatorField.tsx';
import { type Side, Sides } from './Sides.tsx';

interface SourceTextViewProps {
  source: Stored<Source>;
  /** One page of a website; null for the whole source. */
  pageId: string | null;
  name: string;
}

/** Text read from a source, beside the original if it has one. */
export function SourceTextView({ source, pageId, name }: SourceTextViewProps) {
  const t = useTranslate();
  const [side, setSide] = useState<Side>('read');
  const [page, setPage] = useState(1);
  const hasOriginal = !isWritten(source);
  const isPdf = source.type === 'file' && source.fileType === 'pdf';
  // Read anew: other passages.
  const version = source.indexedAt?.getTime();
  const showPage = (next: number) => {
    setPage(next);
    setSide('original');
  };
  const read = <PassageList key={version} source={source} pageId={pageId} onPage={isPdf ? showPage : undefined} />;
  return (
    <>
      <PageHeader title={name} context={t(hasOriginal ? 'text.context' : 'sources.previewText')} help="sources/files" />
      <ReadingBar source={source} />
      {hasOriginal ? (
        <Sides
          side={side}
          onSide={setSide}
          contents={{
            read,
            original: <OriginalPane sourceId={source.id} pageId={pageId} name={name} page={page} onPage={setPage} />,
          }}
        />
      ) : (
        read
      )}
    </>
  );
}

/** Reading options of a source, if there are any, and the progress of reading. */
function ReadingBar({ source }: { source: Stored<Source> }) {
  const canWrite = useCan('source.write');
  const isCsv = source.type === 'file' && source.fileType === 'csv';
  const isRead = source.status === 'indexed';
  if (isRead && !isCsv) return false;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'flex-start', mb: 3 }}>
      {isCsv && <SeparatorField source={source} />}
      {!isRead && (
        <Box sx={{ minWidth: 220 }}>
          <SourceState source={source} canWrite={canWrite} />
        </Box>
      )}
    </Box>
  );
}
