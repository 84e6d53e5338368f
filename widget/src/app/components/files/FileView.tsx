import type { ReactNode } from 'react';
import { useWidget } from '../../context/WidgetContext.ts';
import type { LiveMessage } from '../../entries/entries.ts';
import { failureText } from '../../i18n/failureText.ts';
import { FILE_TEXTS } from './FILE_TEXTS.ts';
import { Picture } from './Picture.tsx';
import { useFile } from './useFile.ts';

export interface FileViewProps {
  message: LiveMessage;
  onResend: () => void;
}

/** File of a message: a picture, or a document to be saved, with its name and size; while it is sent its progress, and why it was not. */
export function FileView({ message, onResend }: FileViewProps): ReactNode {
  const { locale, messages } = useWidget();
  const { id, from, text, delivery, attachment } = message;
  const texts = FILE_TEXTS[locale];
  const file = useFile(id);
  const isSent = delivery === 'sent' && attachment !== undefined;
  const failure = typeof delivery === 'object' ? delivery : undefined;
  const known = failure?.kind === 'server' ? texts.errors[failure.code] : undefined;
  return (
    <>
      <div className={from === 'visitor' ? 'bubble user plain' : 'bubble bot'} dir="auto">
        {isSent && attachment.type !== 'pdf' && <Picture name={text} size={attachment} file={file} texts={texts} />}
        <p>
          {text} {attachment && <small>{sizeOf(attachment.bytes, locale)}</small>}
        </p>
        {delivery === 'sending' && <progress aria-label={text} style={{ width: '100%' }} />}
        {isSent && attachment.type === 'pdf' && (
          <button type="button" className="button" disabled={file.state === 'loading'} onClick={() => file.save(text)}>
            {texts.save}
          </button>
        )}
        {file.state === 'failed' && <p role="alert">{texts.failed}</p>}
      </div>
      {failure && (
        <div className="note end" role="alert">
          <p>
            {messages.notSent}. {known ?? failureText(failure, messages)}
          </p>
          <button type="button" className="button" onClick={onResend}>
            {messages.tryAgain}
          </button>
        </div>
      )}
    </>
  );
}

function sizeOf(bytes: number, locale: string): string {
  const isLarge = bytes >= 1024 * 1024;
  const unit = isLarge ? 'megabyte' : 'kilobyte';
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: isLarge ? 1 : 0 });
  return format.format(isLarge ? bytes / (1024 * 1024) : Math.max(1, bytes / 1024));
}
