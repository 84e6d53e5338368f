/** The kinds of document that can be uploaded, by the ending that names them and the MIME type that they are stored with. */
export const FILE_TYPES = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv',
  html: 'text/html',
  md: 'text/markdown',
  txt: 'text/plain',
  png: 'image/png',
  jpg: 'image/jpeg',
} as const;

export type FileType = keyof typeof FILE_TYPES;

/** Kinds of document that are one picture, and have text only for a model that reads pictures. */
export type PictureType = 'png' | 'jpg';

export function isPicture(type: FileType): type is PictureType {
  return type === 'png' || type === 'jpg';
}

const ENDINGS: Readonly<Record<string, FileType>> = {
  pdf: 'pdf',
  docx: 'docx',
  pptx: 'pptx',
  xlsx: 'xlsx',
  csv: 'csv',
  html: 'html',
  htm: 'html',
  md: 'md',
  markdown: 'md',
  txt: 'txt',
  png: 'png',
  jpg: 'jpg',
  jpeg: 'jpg',
};

/** The file type that a name's ending claims, or undefined where it is none of ours. The content has the last word. */
export function fileTypeOf(fileName: string): FileType | undefined {
  const ending = /\.([a-z0-9]+)$/i.exec(fileName)?.[1]?.toLowerCase();
  return ending !== undefined && Object.hasOwn(ENDINGS, ending) ? ENDINGS[ending] : undefined;
}
