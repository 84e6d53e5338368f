import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { MessageId } from './messageId.ts';

type MessageFigures = Readonly<Record<string, string | number | Date>>;
export type Translate = (id: MessageId, figures?: MessageFigures) => string;

/** Text by key in the reader's language. */
export function useTranslate(): Translate {
  const intl = useIntl();
  return useCallback(
    (id, figures) => intl.formatMessage({ id }, figures === undefined ? undefined : { ...figures }),
    [intl],
  );
}
