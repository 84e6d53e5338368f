import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { useWidget } from '../../context/WidgetContext.ts';
import { FILE_TEXTS } from './FILE_TEXTS.ts';

export interface FileButtonProps {
  onChoose: (files: readonly File[]) => void;
}

/** Button that opens the browser's choice of pictures and PDF files. Files that are pasted or dropped in the chat are taken, too. */
export function FileButton({ onChoose }: FileButtonProps): ReactNode {
  const { locale } = useWidget();
  const input = useRef<HTMLInputElement>(null);
  const { choose } = FILE_TEXTS[locale];

  const take = useEffectEvent((event: Event, transfer: DataTransfer | null) => {
    const files = [...(transfer?.files ?? [])];
    if (files.length === 0) return;
    event.preventDefault();
    onChoose(files);
  });
  useEffect(() => {
    const handlePaste = (event: ClipboardEvent): void => take(event, event.clipboardData);
    const handleDrop = (event: DragEvent): void => take(event, event.dataTransfer);
    const handleDrag = (event: DragEvent): void => event.preventDefault();
    document.addEventListener('paste', handlePaste);
    document.addEventListener('drop', handleDrop);
    document.addEventListener('dragover', handleDrag);
    return () => {
      document.removeEventListener('paste', handlePaste);
      document.removeEventListener('drop', handleDrop);
      document.removeEventListener('dragover', handleDrag);
    };
  }, []);

  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/*,application/pdf"
        multiple
        hidden
        aria-label={choose}
        onChange={({ currentTarget }) => {
          onChoose([...(currentTarget.files ?? [])]);
          // The same file can be chosen again.
          currentTarget.value = '';
        }}
      />
      <button
        type="button"
        className="icon-button"
        aria-label={choose}
        title={choose}
        onClick={() => input.current?.click()}
      >
        <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d="M15 7l-6.5 6.5a1.5 1.5 0 0 0 3 3L18 10a3 3 0 0 0-6-6l-6.5 6.5a4.5 4.5 0 0 0 9 9L21 13" />
        </svg>
      </button>
    </>
  );
}
