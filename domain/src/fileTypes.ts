/** The kinds of document that can be uploaded, by the ending that names them and the MIME type that they are stored with. */
export const FILE_TYPES = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  md: 'text/markdown',
  txt: 'text/plain',
} as const;

export type FileType = keyof typeof FILE_TYPES;

/** The file type that a name's ending claims, or undefined where it is none of ours. The content has the last word. */
export function fileTypeOf(fileName: string): FileType | undefined {
  const ending = /\.([a-z0-9]+)$/i.exec(fileName)?.[1]?.toLowerCase();
  switch (ending) {
    case 'pdf':
    case 'docx':
    case 'md':
    case 'txt':
      return ending;
    case 'markdown':
      return 'md';
    default:
      return undefined;
  }
}
