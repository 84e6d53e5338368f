import { listInvoices } from '@parlance/domain/contracts/billing';
import type { AppError } from '@parlance/domain/errors';
import { useCallback, useEffect, useState } from 'react';
import type * as z from 'zod/mini';
import { toAppError } from '#web/lib/errors/toAppError.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

export type Invoice = z.infer<typeof listInvoices.output>['invoices'][number];

interface Invoices {
  /** The newest first; undefined before the first page is there. */
  invoices: readonly Invoice[] | undefined;
  isLoading: boolean;
  error: AppError | undefined;
  hasMore: boolean;
  /** Asks for the next page, or again for the one that failed. */
  loadMore: () => void;
}

interface Read {
  invoices: readonly Invoice[] | undefined;
  cursor: string | null;
  isLoading: boolean;
  error: AppError | undefined;
}

const NOTHING: Read = { invoices: undefined, cursor: null, isLoading: true, error: undefined };

function withPage(read: Read, from: string | null, page: z.infer<typeof listInvoices.output>): Read {
  const before = from === null ? [] : (read.invoices ?? []);
  return { invoices: [...before, ...page.invoices], cursor: page.cursor, isLoading: false, error: undefined };
}

/** The organization's invoices as far as they were asked for, a page at a time. */
export function useInvoices(): Invoices {
  const { orgId } = useMembership();
  const [{ invoices, cursor, isLoading, error }, setRead] = useState(NOTHING);
  const [asked, setAsked] = useState<{ from: string | null }>({ from: null });

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const readPage = async () => {
      try {
        const page = await callContract(listInvoices, { orgId, cursor: asked.from }, { signal });
        if (!signal.aborted) setRead((current) => withPage(current, asked.from, page));
      } catch (problem) {
        if (!signal.aborted) setRead((current) => ({ ...current, isLoading: false, error: toAppError(problem) }));
      }
    };
    void readPage();
    return () => controller.abort();
  }, [orgId, asked]);

  const loadMore = useCallback(() => {
    setRead((current) => ({ ...current, isLoading: true, error: undefined }));
    setAsked({ from: cursor });
  }, [cursor]);
  return { invoices, isLoading, error, hasMore: cursor !== null, loadMore };
}
