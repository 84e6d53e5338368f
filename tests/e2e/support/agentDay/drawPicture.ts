import type { Page } from '@playwright/test';

/** A picture (PNG) of a canvas. */
export async function drawPicture(page: Page, width: number, height: number): Promise<Buffer> {
  const url = await page.evaluate(
    ([across, down]) => {
      const canvas = document.createElement('canvas');
      canvas.width = across;
      canvas.height = down;
      canvas.getContext('2d')?.fillRect(0, 0, across / 2, down);
      return canvas.toDataURL('image/png');
    },
    [width, height] as const,
  );
  return Buffer.from(url.split(',')[1] ?? '', 'base64');
}
