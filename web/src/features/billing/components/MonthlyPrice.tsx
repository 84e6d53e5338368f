import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { usePrice } from '../api/usePrice.ts';
import { useMoney } from '../useMoney.ts';

interface MonthlyPriceProps {
  /** Undefined while the products are being read, null where a plan has none. */
  productId: string | null | undefined;
  /** The amount alone, without “per month”. */
  isPlain?: boolean;
}

/** Monthly price of a product, live. */
export function MonthlyPrice({ productId, isPlain = false }: MonthlyPriceProps) {
  const t = useTranslate();
  const money = useMoney();
  const price = usePrice(productId ?? '');
  if (productId === undefined || price.status === 'loading') return <Skeleton width={isPlain ? 56 : 120} />;
  const value = price.status === 'ready' ? price.value : undefined;
  const cents = value?.unit_amount ?? null;
  if (value === undefined || cents === null) return t('plans.noPrice');
  const amount = money(cents, value.currency);
  return isPlain ? amount : t('plans.perMonth', { price: amount });
}
