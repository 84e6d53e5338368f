import { type ReactNode, useRef } from 'react';

interface FilePickerOptions {
  /** Purpose of the picker, for screen readers. */
  label: string;
  /** Endings and media types, as in the `accept` of a file input. */
  accept: string;
  isMultiple?: boolean;
  onFiles: (files: readonly File[]) => void;
}

interface FilePicker {
  /** Shows the browser's own dialog. */
  open: () => void;
  /** To be rendered once on the page. */
  input: ReactNode;
}

/** Chooses files from this device. The same file can be chosen again. */
export function useFilePicker({ label, accept, isMultiple = false, onFiles }: FilePickerOptions): FilePicker {
  const ref = useRef<HTMLInputElement>(null);
  const input = (
    <input
      ref={ref}
      type="file"
      multiple={isMultiple}
      hidden
      accept={accept}
      aria-label={label}
      onChange={(event) => {
        onFiles([...(event.target.files ?? [])]);
        event.target.value = '';
      }}
    />
  );
  return { open: () => ref.current?.click(), input };
}
