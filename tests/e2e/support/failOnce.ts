import type { ErrorCode } from '@parlance/domain/errors';
import type { Page } from '@playwright/test';

/** The next call of a callable fails with a code, as the backend would answer it. */
export async function failOnce(
  page: Page,
  callable: string,
  code: ErrorCode = 'internal',
  figures: Record<string, number> = {},
): Promise<void> {
  await page.route(
    `**/${callable}`,
    (route) =>
      route.fulfill({
        status: 400,
        headers: { 'Access-Control-Allow-Origin': '*' },
        json: {
          error: {
            status: 'FAILED_PRECONDITION',
            message: code,
            details: { code, correlationId: 'test', figures },
          },
        },
      }),
    { times: 1 },
  );
}
