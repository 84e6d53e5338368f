import { widgetConfigSchema, type WidgetConfig } from '@parlance/domain/widget/config';

/** The settings that the page carries; null when they are missing or of another version. */
export function readConfig(): WidgetConfig | null {
  try {
    return widgetConfigSchema.parse(JSON.parse(document.getElementById('parlance-config')?.textContent ?? ''));
  } catch {
    return null;
  }
}
