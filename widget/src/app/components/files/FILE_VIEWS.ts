import type { FunctionComponent } from 'react';
import { FileButton, type FileButtonProps } from './FileButton.tsx';
import { FileView, type FileViewProps } from './FileView.tsx';

/** Components for files in the chat. */
export interface FileViews {
  FileButton: FunctionComponent<FileButtonProps>;
  FileView: FunctionComponent<FileViewProps>;
}

export const FILE_VIEWS: FileViews = { FileButton, FileView };
