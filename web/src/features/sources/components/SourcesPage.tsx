import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { SourceType } from '@parlance/domain/documents/knowledge/source';
import { FILE_TYPES } from '@parlance/domain/fileTypes';
import { useSearchParams } from 'react-router';
import type { ChatbotPageProps } from '#web/components/page/ChatbotPageProps.ts';
import { useFilePicker } from '#web/components/forms/useFilePicker.tsx';
import { PageHeader } from '#web/components/page/PageHeader.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { currentParams } from '#web/lib/browser/currentParams.ts';
import { useCan } from '#web/lib/org/useCan.ts';
import { useSourcePage } from '../api/useSourcePage.ts';
import { useUploads } from '../api/useUploads.ts';
import { SOURCE_VIEWS } from '../SOURCE_VIEWS.ts';
import { readSourceFilter, type SourceFilter, writeSourceFilter } from '../sourceFilter.ts';
import { useSourceDialog } from '../useSourceDialog.ts';
import { AddSources } from './AddSources.tsx';
import { QaFiles } from './qa/QaFiles.tsx';
import { SourceDialogs } from './SourceDialogs.tsx';
import { SourceSearch } from './SourceSearch.tsx';
import { SourceList } from './SourceList.tsx';
import { SourceTabs } from './SourceTabs.tsx';
import { TrainingMeter } from './TrainingMeter.tsx';
import { UploadArea } from './files/UploadArea.tsx';
import { UploadList } from './files/UploadList.tsx';

/** Other endings of the same file types. */
const OTHER_ENDINGS = ['.htm', '.markdown', '.jpeg'];
const ACCEPT = [...Object.keys(FILE_TYPES).map((ending) => `.${ending}`), ...OTHER_ENDINGS].join(',');

/** The list changes under people's eyes: no new entry of the history, no other place of the page. */
const IN_PLACE = { replace: true, preventScrollReset: true };

/** Sources of a chatbot. The list's state is in the address. */
export default function SourcesPage({ params: { chatbotId } }: ChatbotPageProps) {
  const t = useTranslate();
  const canWrite = useCan('source.write');
  const [params, setParams] = useSearchParams();
  const filter = readSourceFilter(params);
  const page = useSourcePage(chatbotId, filter);
  const uploads = useUploads(chatbotId);
  const picker = useFilePicker({
    label: t('sources.choose'),
    accept: ACCEPT,
    isMultiple: true,
    onFiles: uploads.add,
  });
  const { dialog, open, close } = useSourceDialog();

  const change = (next: Partial<SourceFilter>) =>
    setParams(writeSourceFilter({ ...readSourceFilter(currentParams()), ...next }), IN_PLACE);
  const add = (type: SourceType) => {
    const { addDialog } = SOURCE_VIEWS[type];
    if (addDialog === null) picker.open();
    else open(addDialog);
  };
  const takesFiles = filter.type === undefined || SOURCE_VIEWS[filter.type].addDialog === null;
  return (
    <>
      <PageHeader
        title={t('nav.sources')}
        context={t(canWrite ? 'sources.context' : 'sources.contextViewer')}
        help="sources/files"
        action={canWrite && <AddSources onAdd={add} />}
      />
      <Stack spacing={3}>
        <TrainingMeter sources={page.totalOfAll} />
        {canWrite && (takesFiles || uploads.uploads.length > 0) && (
          <div>
            {takesFiles && <UploadArea maxBytes={uploads.maxBytes} onFiles={uploads.add} onChoose={picker.open} />}
            <UploadList {...uploads} />
          </div>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', justifyContent: 'space-between' }}>
          <SourceTabs chatbotId={chatbotId} filter={filter} />
          <SourceSearch search={filter.search} onSearch={(search) => change({ search, page: 0 })} />
        </Box>
        {filter.type === 'qa' && (
          <QaFiles chatbotId={chatbotId} canWrite={canWrite} onImport={() => open({ kind: 'import' })} />
        )}
        <SourceList
          chatbotId={chatbotId}
          filter={filter}
          page={page}
          canWrite={canWrite}
          onFilter={change}
          onDialog={open}
          onAdd={add}
        />
      </Stack>
      {canWrite && picker.input}
      {dialog && <SourceDialogs chatbotId={chatbotId} dialog={dialog} onClose={close} />}
    </>
  );
}
