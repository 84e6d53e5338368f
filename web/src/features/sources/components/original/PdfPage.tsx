import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import { ErrorState } from '#web/components/ui/ErrorState.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { PdfDocument } from '../../api/usePdf.ts';

interface PdfPageProps {
  document: PdfDocument;
  /** From 1. */
  page: number;
  label: string;
}

/** In pixels of the drawing, which is shown as wide as its place: sharp on dense displays, and small in memory. */
const WIDTH = 1400;

/** Draws a page into a canvas. Does nothing more once `signal` is aborted. */
async function draw(
  document: PdfDocument,
  page: number,
  canvas: HTMLCanvasElement,
  signal: AbortSignal,
): Promise<void> {
  const proxy = await document.getPage(page);
  if (signal.aborted) return;
  const viewport = proxy.getViewport({ scale: WIDTH / proxy.getViewport({ scale: 1 }).width });
  canvas.width = viewport.width;
  canvas.height = viewport.height;
  const task = proxy.render({ canvas, viewport });
  signal.addEventListener('abort', () => task.cancel());
  await task.promise;
}

/** One page of a PDF, drawn. Another page is another component. */
export function PdfPage({ document, page, label }: PdfPageProps) {
  const t = useTranslate();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [state, setState] = useState<'drawing' | 'drawn' | { error: unknown }>('drawing');
  const isDrawing = state === 'drawing';
  useEffect(() => {
    const target = canvas.current;
    if (!isDrawing || target === null) return undefined;
    const stop = new AbortController();
    draw(document, page, target, stop.signal).then(
      () => stop.signal.aborted || setState('drawn'),
      (error: unknown) => stop.signal.aborted || setState({ error }),
    );
    return () => stop.abort();
  }, [document, page, isDrawing]);
  return (
    <>
      {typeof state === 'object' && (
        <ErrorState title={t('original.failed')} error={state.error} onRetry={() => setState('drawing')} />
      )}
      <Box
        component="canvas"
        ref={canvas}
        aria-busy={isDrawing}
        sx={{
          display: 'block',
          width: '100%',
          height: 'auto',
          bgcolor: 'common.white',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
        }}
      >
        {label}
      </Box>
    </>
  );
}
