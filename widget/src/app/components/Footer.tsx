import type { ReactNode } from 'react';
import { useWidget } from '../WidgetContext.ts';

export function Footer(): ReactNode {
  const { config, messages } = useWidget();
  if (config.footerText === '' && !config.local) return null;
  return (
    <footer className="footer">
      {config.footerText !== '' && <p>{config.footerText}</p>}
      {config.local && <p>{messages.local}</p>}
    </footer>
  );
}
