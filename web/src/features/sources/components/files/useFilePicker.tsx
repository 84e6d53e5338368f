import { FILE_TYPES } from '@parlance/domain/fileTypes';
import { type ReactNode, useRef } from 'react';
import { useTranslate } from '#web/i18n/useTranslate.ts';

interface FilePicker {
  /** Shows the browser's own dialog. */
  open: () => void;
  /** To be rendered once on the page. */
  input: ReactNode;
}

/** Endings that are names for one of ours. */
const OTHER_ENDINGS = ['.htm', '.markdown'];
const ACCEPT = [...Object.keys(FILE_TYPES).map((ending) => `.${ending}`), ...OTHER_ENDINGS].join(',');

/** Chooses documents from this device. */
export function useFilePicker(onFiles: (files: readonly File[]) => void): FilePicker {
  const t = useTranslate();
  const ref = useRef<HTMLInputElement>(null);
  const input = (
    <input
      ref={ref}
      type="file"
      multiple
      hidden
      accept={ACCEPT}
      aria-label={t('sources.choose')}
      onChange={(event) => {
        onFiles([...(event.target.files ?? [])]);
        event.target.value = '';
      }}
    />
  );
  return { open: () => ref.current?.click(), input };
}
