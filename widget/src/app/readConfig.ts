import { widgetConfigSchema, type WidgetConfig } from '@parlance/domain/widget/config';

/** The settings that the page carries; null when they are missing or of another version. */
export function readConfig(): WidgetConfig | null {
  try {
    const config = widgetConfigSchema.parse(JSON.parse(document.getElementById('parlance-config')?.textContent ?? ''));
    // A chatbot without a name still needs one in sentences.
    return { ...config, displayName: config.displayName.trim() || 'Chat' };
  } catch {
    return null;
  }
}
