import type { ClipboardEvent, DragEvent } from 'react';

interface FileHandlers {
  onPaste: (event: ClipboardEvent) => void;
  onDragOver: (event: DragEvent) => void;
  onDrop: (event: DragEvent) => void;
}

/** Handlers by which an element takes files that are pasted or dropped; what is text stays the field's. */
export function fileHandlers(onAttach: (files: readonly File[]) => void): FileHandlers {
  const take = (event: ClipboardEvent | DragEvent, { files }: DataTransfer) => {
    if (files.length === 0) return;
    event.preventDefault();
    onAttach([...files]);
  };
  return {
    onPaste: (event) => take(event, event.clipboardData),
    onDragOver: (event) => {
      if (event.dataTransfer.types.includes('Files')) event.preventDefault();
    },
    onDrop: (event) => take(event, event.dataTransfer),
  };
}
