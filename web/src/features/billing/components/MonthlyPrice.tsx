import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { usePrice } from '../api/usePrice.ts';
import { useMoney } from '../useMoney.ts';

/** What a product costs a month, live. */
export function MonthlyPrice({ productId }: { productId: string }) {
  const t = useTranslate();
  const money = useMoney();
  const price = usePrice(productId);
  if (price.status === 'loading') return <Skeleton width={120} />;
  const value = price.status === 'ready' ? price.value : undefined;
  const cents = value?.unit_amount ?? null;
  if (value === undefined || cents === null) return t('plans.noPrice');
  return t('plans.perMonth', { price: money(cents, value.currency) });
}
