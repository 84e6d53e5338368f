import { getCountFromServer } from 'firebase/firestore';
import { useEffect, useEffectEvent, useState } from 'react';
import { useFirestore } from 'reactfire';
import { buildQuery } from './buildQuery.ts';
import { useMaskedReader } from './masked/useMaskedReader.ts';
import type { QuerySpec } from './QuerySpec.ts';

/**
 * Number of documents of a query, counted by the server: at first and whenever `version` changes. Undefined until then and when
 * they can't be counted. The order stays part of it, so that the query's own index serves the count too.
 */
export function useQueryCount(spec: QuerySpec, version: string): number | undefined {
  const firestore = useFirestore();
  const masked = useMaskedReader(spec.path);
  const key = `${masked?.key ?? ''}${JSON.stringify(spec)}`;
  const [counted, setCounted] = useState<{ key: string; version: string; count: number | undefined }>();
  const count = useEffectEvent(async () =>
    masked === undefined ? (await getCountFromServer(buildQuery(firestore, spec))).data().count : masked.count(spec),
  );

  useEffect(() => {
    let isCurrent = true;
    const finish = (value: number | undefined) => {
      if (isCurrent) setCounted({ key, version, count: value });
    };
    count().then(finish, () => finish(undefined));
    return () => {
      isCurrent = false;
    };
  }, [key, version]);

  return counted?.key === key ? counted.count : undefined;
}
