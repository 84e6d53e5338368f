import type { ReactNode } from 'react';
import { useWidget } from '../context/WidgetContext.ts';
import { PlainText } from './ui/PlainText.tsx';

export function Footer(): ReactNode {
  const { config, messages } = useWidget();
  if (config.footerText === '' && !config.local && !config.isPreview) return null;
  return (
    <footer className="footer">
      {config.footerText !== '' && (
        <p>
          <PlainText text={config.footerText} />
        </p>
      )}
      {config.isPreview && <p>{messages.preview}</p>}
      {config.local && <p>{messages.local}</p>}
    </footer>
  );
}
