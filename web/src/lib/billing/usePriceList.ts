import { AppError } from '@parlance/domain/errors';
import { type Price, priceSchema, type Product, productSchema } from '@parlance/domain/documents/billing/catalogue';
import { useMemo } from 'react';
import { useFirestore } from 'reactfire';
import * as z from 'zod';
import { toAppError } from '#web/lib/errors/toAppError.ts';
import type { Live, Stored } from '#web/lib/live.ts';
import type { OpenListener } from '#web/lib/firestore/liveEntries.ts';
import { parseDocuments } from '#web/lib/firestore/parseDocuments.ts';
import { useEmissions } from '#web/lib/firestore/useEmissions.ts';
import { readPriceList } from './readPriceList.ts';

/** A product with all prices that it has had. */
export interface Offer extends Product {
  prices: readonly Price[];
}

const offerSchema: z.ZodType<Offer> = z.object({ ...productSchema.shape, prices: z.array(priceSchema) });

/** The products on sale with their prices, read once for all components that show them, and by who comes back within 20 seconds. */
export function usePriceList(): Live<readonly Stored<Offer>[]> {
  const { app } = useFirestore();
  const open: OpenListener = (emit) => {
    let isOpen = true;
    readPriceList(app).then(
      (documents) => isOpen && emit({ kind: 'documents', documents }),
      (error: unknown) => isOpen && emit({ kind: 'failed', error: toAppError(error) }),
    );
    return () => {
      isOpen = false;
    };
  };
  const { latest, retry } = useEmissions('prices', open);

  return useMemo(() => {
    if (!latest) return { status: 'loading' };
    if (latest.kind === 'failed') return { status: 'error', error: latest.error, retry };
    const value = parseDocuments(latest.documents, offerSchema);
    if (value === undefined) return { status: 'error', error: new AppError('internal'), retry };
    return { status: 'ready', value };
  }, [latest, retry]);
}
