import Alert from '@mui/material/Alert';
import type { ActionRequest } from '@parlance/domain/actions/buildRequest';
import { CodeBlock } from '#web/components/ui/CodeBlock.tsx';
import { CopyButton } from '#web/components/ui/CopyButton.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';

interface RequestPreviewProps {
  /** Undefined as long as the values make none. */
  request: ActionRequest | undefined;
  /** The values are fine by themselves, and somebody wanted to send them. */
  isWanted: boolean;
}

/** Request that would be sent, without secrets. */
export function RequestPreview({ request, isWanted }: RequestPreviewProps) {
  const t = useTranslate();
  if (request === undefined) return isWanted && <Alert severity="error">{t('actions.benchNoRequest')}</Alert>;
  const { method, url, body } = request;
  const text = [`${method} ${url}`, ...(body === null ? [] : [body])].join('\n');
  return (
    <CodeBlock
      code={text}
      label={t('actions.benchRequest')}
      action={<CopyButton text={text} label={t('common.copy')} />}
    />
  );
}
