import { AppError } from '@parlance/domain/errors';
import { visitorErrorCodeSchema } from '@parlance/domain/widget/visitorError';
import type { Messages } from '../i18n/messages.ts';
import type { Sent, ShownForm } from './createFormCalls.ts';

interface PreparedFiles {
  files: Sent['files'];
  /** Text of what is wrong with a file, by its field. */
  problems: Record<string, string>;
}

/** The files of a form's fields as they are sent: large pictures are made smaller. A field without a file has none. */
export async function prepareFiles({ fields }: ShownForm, data: FormData, messages: Messages): Promise<PreparedFiles> {
  const files: Sent['files'] = [];
  const problems: Record<string, string> = {};
  for (const { name, type } of fields) {
    const file = type === 'file' ? data.get(name) : null;
    if (!(file instanceof File) || file.size === 0) continue;
    try {
      const { prepareAttachment } = await import('@parlance/domain/attachments/prepareAttachment');
      files.push({ field: name, ...(await prepareAttachment(file)) });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const code = visitorErrorCodeSchema.safeParse(error.code).data ?? 'internal';
      problems[name] = messages.errors[code] ?? messages.errors.default;
    }
  }
  return { files, problems };
}
