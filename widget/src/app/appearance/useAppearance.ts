import { widgetConfigSchema, type WidgetConfig } from '@parlance/domain/widget/config';
import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { applyTheme } from './applyTheme.ts';
import type { PreviewPage } from '../preview/connectPreview.ts';

/** The settings with what a preview's dashboard wants to see of the look; the page's theme and title follow them. */
export function useAppearance(saved: WidgetConfig, preview: PreviewPage | undefined): WidgetConfig {
  const [drawn, setDrawn] = useState(saved);
  const config = useMemo(() => {
    // A chatbot without a name still needs one in sentences.
    const displayName = drawn.displayName.trim() || 'Chat';
    return { ...drawn, displayName, business: drawn.business || displayName };
  }, [drawn]);
  const { displayName, theme, userMessageColor, botMessageColor } = config;

  useEffect(() => {
    preview?.listen((command) => {
      if (command.parlance !== 'look') return;
      setDrawn((current) => {
        const next = widgetConfigSchema.safeParse({ ...current, ...command.look });
        return next.success ? next.data : current;
      });
    });
  }, [preview]);
  useLayoutEffect(
    () => applyTheme({ theme, userMessageColor, botMessageColor }),
    [theme, userMessageColor, botMessageColor],
  );
  useLayoutEffect(() => {
    document.title = displayName;
  }, [displayName]);
  return config;
}
