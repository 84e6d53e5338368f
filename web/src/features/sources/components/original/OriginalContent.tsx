import Box from '@mui/material/Box';
import { FILE_TYPES } from '@parlance/domain/fileTypes';
import { useEffect, useMemo, useRef } from 'react';
import { ScrollRegion } from '#web/components/charts/ScrollRegion.tsx';
import { EmptyState } from '#web/components/ui/EmptyState.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Original } from '../../api/useOriginal.ts';
import { stillPage } from '../../original/stillPage.ts';
import { PdfPages } from './PdfPages.tsx';

interface OriginalContentProps {
  original: Original;
  name: string;
  /** The page of a PDF, from 1. */
  page: number;
  onPage: (page: number) => void;
}

/** Renders an original according to its file type. */
export function OriginalContent({ original, name, page, onPage }: OriginalContentProps) {
  const t = useTranslate();
  const { fileType, bytes } = original;
  switch (fileType) {
    case 'pdf':
      return <PdfPages bytes={bytes} page={page} onPage={onPage} />;
    case 'png':
    case 'jpg':
      return <Picture original={original} name={name} />;
    case 'html':
      return <StillPage original={original} name={name} />;
    case 'csv':
    case 'md':
    case 'txt':
      return <PlainText original={original} name={name} />;
    case 'docx':
    case 'pptx':
    case 'xlsx':
      return (
        <EmptyState
          icon="file-text"
          title={t('original.notShown', { type: fileType.toUpperCase() })}
          text={t('original.notShownText')}
        />
      );
  }
}

interface ShownProps {
  original: Original;
  name: string;
}

const frame = { display: 'block', width: '100%', border: 1, borderColor: 'divider', borderRadius: 1 } as const;

function textOf({ bytes, charset }: Original): string {
  return new TextDecoder(charset ?? 'utf-8').decode(bytes);
}

function StillPage({ original, name }: ShownProps) {
  const t = useTranslate();
  const html = useMemo(() => stillPage(textOf(original)), [original]);
  return (
    <Box
      component="iframe"
      title={t('original.of', { name })}
      sandbox=""
      referrerPolicy="no-referrer"
      srcDoc={html}
      // Pages are made for a white ground.
      sx={{ ...frame, height: '70vh', bgcolor: 'common.white', colorScheme: 'light' }}
    />
  );
}

function PlainText({ original, name }: ShownProps) {
  const t = useTranslate();
  const text = useMemo(() => textOf(original), [original]);
  return (
    <ScrollRegion title={t('original.of', { name })}>
      <Box
        component="pre"
        sx={{ m: 0, p: 2, ...frame, width: 'max-content', minWidth: '100%', typography: 'code', maxHeight: '70vh' }}
      >
        {text}
      </Box>
    </ScrollRegion>
  );
}

function Picture({ original: { bytes, fileType }, name }: ShownProps) {
  const t = useTranslate();
  const picture = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const address = URL.createObjectURL(new Blob([bytes], { type: FILE_TYPES[fileType] }));
    if (picture.current !== null) picture.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [bytes, fileType]);
  return <Box component="img" ref={picture} alt={t('original.of', { name })} sx={frame} />;
}
