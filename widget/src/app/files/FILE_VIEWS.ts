import type { FunctionComponent } from 'react';
import { FileButton, type FileButtonProps } from './FileButton.tsx';
import { FileView, type FileViewProps } from './FileView.tsx';

/** What the chat shows of files. */
export interface FileViews {
  FileButton: FunctionComponent<FileButtonProps>;
  FileView: FunctionComponent<FileViewProps>;
}

export const FILE_VIEWS: FileViews = { FileButton, FileView };
