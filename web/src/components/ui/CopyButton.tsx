import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { AppIcon } from './AppIcon.tsx';

interface CopyButtonProps {
  text: string;
  /** Name of the copied content, for people who hear the button without its surroundings. */
  label: string;
}

type CopyState = 'idle' | 'copied' | 'failed';

/** Copies text and says so for two seconds. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const t = useTranslate();
  const [state, setState] = useState<CopyState>('idle');
  useEffect(() => {
    if (state === 'idle') return undefined;
    const timer = setTimeout(() => setState('idle'), 2000);
    return () => clearTimeout(timer);
  }, [state]);

  const handleCopy = () => {
    const { clipboard } = navigator;
    if (!window.isSecureContext) {
      setState('failed');
      return;
    }
    clipboard.writeText(text).then(
      () => setState('copied'),
      () => setState('failed'),
    );
  };
  const words = { idle: t('common.copy'), copied: t('common.copied'), failed: t('common.copyFailed') };
  return (
    <Button
      size="small"
      variant="outlined"
      sx={{ flexShrink: 0 }}
      onClick={handleCopy}
      aria-label={state === 'idle' ? label : words[state]}
      startIcon={<AppIcon name={state === 'copied' ? 'check' : 'copy'} size={16} />}
    >
      <span aria-live="polite">{words[state]}</span>
    </Button>
  );
}
