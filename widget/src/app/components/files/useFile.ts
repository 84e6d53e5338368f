import { ATTACHMENT_TYPES } from '@parlance/domain/attachments/attachment';
import { useState } from 'react';
import { useWidget } from '../../context/WidgetContext.ts';

export interface FileControls {
  state: 'idle' | 'loading' | 'failed';
  /** A `data:` address; undefined until it was read. */
  url: string | undefined;
  /** Reads it, and answers its address; undefined where it failed. */
  load: () => Promise<string | undefined>;
  /** Reads it and has the browser save it under this name. */
  save: (name: string) => void;
}

/** The file of a message, which is read when it is asked for. */
export function useFile(messageId: string): FileControls {
  const { backend } = useWidget();
  const [state, setState] = useState<FileControls['state']>('idle');
  const [url, setUrl] = useState<string>();

  async function load(): Promise<string | undefined> {
    setState('loading');
    try {
      const { type, data } = await backend.readFile(messageId);
      const address = `data:${ATTACHMENT_TYPES[type]};base64,${data}`;
      setUrl(address);
      setState('idle');
      return address;
    } catch {
      setState('failed');
      return undefined;
    }
  }

  async function saveAs(name: string): Promise<void> {
    const address = url ?? (await load());
    if (address === undefined) return;
    const link = document.createElement('a');
    link.href = address;
    link.download = name;
    link.click();
  }

  return { state, url, load, save: (name) => void saveAs(name) };
}
